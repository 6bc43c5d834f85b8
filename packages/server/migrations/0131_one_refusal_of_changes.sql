-- Frozen rows and the audit are kept from changes by one function. What erases a record may delete its frozen rows, and nothing of the audit.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' and current_setting('registrar.erasing', true) = 'on' then
    return old;
  end if;
  raise exception '% is frozen', tg_table_name;
end $$;
drop trigger audit_is_insert_only on audit;
create trigger audit_is_insert_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
drop function refuse_rewriting();
