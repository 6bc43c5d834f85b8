-- One queue of what is out of date: a row that changed, by its number in the journal, until it is looked at; then each record that a
-- reader must look at again. A change that the journal does not keep names its table and row.
create table stale_records (
  id bigint generated always as identity primary key,
  change_id bigint,
  reader text,
  source text,
  record_id uuid
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index stale_records_reader on stale_records (reader, record_id) where reader is not null;

insert into stale_records (reader, source, record_id) select 'deadlines', source, source_id from stale_deadlines order by id;
insert into stale_records (reader, source, record_id) select 'compliance', 'organization', organization_id from stale_compliance order by id;
insert into stale_records (reader, source, record_id)
select 'sanctions', case when person_id is null then 'organization' else 'person' end, coalesce(person_id, organization_id)
from stale_sanctions order by id;

do $$
declare
  stale record;
begin
  for stale in
    select t.tgname, t.tgrelid::regclass as on_table
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname like 'mark_stale_%'
  loop
    execute format('drop trigger %I on %s', stale.tgname, stale.on_table);
  end loop;
  for stale in select p.oid::regprocedure as name from pg_proc p where p.proname like 'mark_stale_%' loop
    execute format('drop function %s', stale.name);
  end loop;
end $$;

drop table stale_deadlines;
drop table stale_compliance;
drop table stale_sanctions;

create or replace function journal_row() returns trigger language plpgsql as $function$
declare
  save bigint := nullif(current_setting('registrar.save_id', true), '')::bigint;
  change bigint;
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
    row_after := whole - row_before - tg_argv[2]::text[];
    if row_after = '' then return null; end if;
    row_after := row_after - secret;
    if row_after = '' then
      insert into stale_records (source, record_id) values (tg_table_name, (whole -> 'id')::uuid);
      return null;
    end if;
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
    case when whole ? 'id' then hstore('id', whole -> 'id') else slice(whole, tg_argv[1]::text[]) end, row_before, row_after)
  returning id into change;
  insert into stale_records (change_id) values (change);
  return null;
end $function$;

-- What copies the names of an organization and a kind: one function where the copies are, one where the names are.
drop trigger follow_up_moved on follow_ups;
drop trigger follow_up_started on follow_ups;
drop trigger follow_ups_of_organization on organizations;
drop trigger rename_orders on organizations;
drop function follow_up_moved();
drop function follow_up_started();
drop function follow_ups_of_organization();
drop function rename_orders();

create function set_follow_up_names() returns trigger language plpgsql as $$
begin
  select name, deleted_at is not null into new.organization_name, new.is_organization_deleted
  from organizations where id = new.organization_id for share;
  if tg_op = 'INSERT' then
    select last_step, fold_text(label) into new.max_step_index, new.sort_label
    from follow_up_kinds where code = new.name;
  end if;
  return new;
end $$;
create trigger set_names before insert on follow_ups for each row execute function set_follow_up_names();
create trigger set_names_of_moved before update of organization_id on follow_ups
  for each row when (old.organization_id is distinct from new.organization_id) execute function set_follow_up_names();

create function copy_organization_name() returns trigger language plpgsql as $$
begin
  update follow_ups set organization_name = new.name, is_organization_deleted = new.deleted_at is not null
  where organization_id = new.id;
  if old.name <> new.name then
    update orders set organization_name = new.name where organization_id = new.id;
  end if;
  return null;
end $$;
create trigger copy_name after update of name, deleted_at on organizations
  for each row when (old.name <> new.name or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function copy_organization_name();
