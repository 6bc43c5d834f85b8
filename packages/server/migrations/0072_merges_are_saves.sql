-- A merge is undone as the save that made it. What older merges had kept for that moves into the journal.
alter table merges add column save_id bigint;

update merges m set save_id = (
  select c.save_id from changes c
  where c.record_id = m.merged_id and c.action = 'deleted' and c.fields -> 'mergedInto' ->> 1 = m.keep_id::text
  order by c.id desc limit 1
);

insert into row_changes (save_id, table_name, record_id, key, before, after)
select m.save_id, one ->> 'table', moved.id, hstore('id', moved.id::text),
  hstore(one ->> 'column', m.merged_id::text), hstore(one ->> 'column', m.keep_id::text)
from merges m, jsonb_array_elements(m.trace -> 'moved') one,
  lateral (select id::uuid as id from jsonb_array_elements_text(one -> 'ids') as ids(id)) moved
where m.save_id is not null and m.undone_at is null;

insert into row_changes (save_id, table_name, record_id, key, before)
select m.save_id, one ->> 'table', (one -> 'row' ->> 'id')::uuid,
  case when one -> 'row' ? 'id' then hstore('id', one -> 'row' ->> 'id') else '' end,
  (select hstore(array_agg(name), array_agg(value)) from jsonb_each_text(one -> 'row') as row(name, value))
from merges m, jsonb_array_elements(m.trace -> 'removed') with ordinality as removed(one, place)
where m.save_id is not null and m.undone_at is null
order by m.save_id, place;

alter table merges drop column trace;
create index merges_save on merges (save_id);

drop trigger journal on merges;
create trigger journal after update of undone_at on merges
  for each row execute function journal_row('{keep_id}', '{}', '{}', '{}');

-- What a merge removes because the record that stays has one like it.
drop trigger journal on reminders;
create trigger journal after update of subject_id, organization_id, person_id or delete on reminders
  for each row execute function journal_row('{id}', '{}', '{sort_name,search_text,updated_at}', '{}');
create trigger journal after delete on company_compliance
  for each row execute function journal_row('{organization_id}', '{organization_id}', '{}', '{}');

create index row_changes_numbers on row_changes (id) where before ? 'pps' or after ? 'pps';

-- Rows are written before the first line of the change log, so the first row or line of a transaction names its save.
-- Arguments: the columns with the id of the record, of which one is filled; the columns of the key, for a table without an id; the
-- columns that are never kept; those that are kept by a merge and of a deleted row alone, until the merge cannot be undone any more.
create or replace function journal_row() returns trigger language plpgsql as $function$
declare
  save bigint := nullif(current_setting('registrar.save_id', true), '')::bigint;
  whole hstore;
  row_before hstore;
  row_after hstore;
  record text;
  secret text[] := case when current_setting('registrar.merging', true) = 'on' then '{}' else tg_argv[3] end;
begin
  if current_setting('registrar.erasing', true) = 'on' then return null; end if;

  if tg_op = 'UPDATE' then
    whole := hstore(new);
    row_before := hstore(old);
    row_after := whole - row_before - tg_argv[2]::text[] - secret;
    if row_after = '' then return null; end if;
    row_before := slice(row_before, akeys(row_after));
  elsif tg_op = 'INSERT' then
    whole := hstore(new);
    row_after := whole - tg_argv[2]::text[] - secret;
  else
    whole := hstore(old);
    row_before := whole - array_remove(tg_argv[2]::text[], 'updated_at');
  end if;

  if save is null then
    save := nextval('changes_id_seq');
    perform set_config('registrar.save_id', save::text, true);
  end if;

  foreach record in array tg_argv[0]::text[] loop
    exit when whole -> record is not null;
  end loop;

  insert into row_changes (save_id, table_name, record_id, key, before, after)
  values (save, tg_table_name, (whole -> record)::uuid,
    case when whole ? 'id' then hstore('id', whole -> 'id') else slice(whole, tg_argv[1]::text[]) end, row_before, row_after);
  return null;
end $function$;
