create extension if not exists hstore;

-- What each changed row of a record was and became, under the save that changed it (docs/decisions/0025). An update keeps what
-- differs; an insert and a delete keep the whole row. `key` finds the row again.
create table row_changes (
  id bigint generated always as identity primary key,
  save_id bigint not null,
  table_name text not null,
  record_id uuid,
  key hstore not null,
  before hstore,
  after hstore
);
create index row_changes_save on row_changes (save_id);
create index row_changes_record on row_changes (record_id);

-- Rows are written before the first line of the change log, so the first row or line of a transaction names its save.
-- Arguments: the columns with the id of the record, of which one is filled; the columns of the key, for a table without an id; the
-- columns that are never kept; those that are kept of a deleted row alone.
create function journal_row() returns trigger language plpgsql as $function$
declare
  save bigint := nullif(current_setting('registrar.save_id', true), '')::bigint;
  whole hstore;
  row_before hstore;
  row_after hstore;
  record text;
begin
  if current_setting('registrar.erasing', true) = 'on' then return null; end if;

  if tg_op = 'UPDATE' then
    whole := hstore(new);
    row_before := hstore(old);
    row_after := whole - row_before - tg_argv[2]::text[] - tg_argv[3]::text[];
    if row_after = '' then return null; end if;
    row_before := slice(row_before, akeys(row_after));
  elsif tg_op = 'INSERT' then
    whole := hstore(new);
    row_after := whole - tg_argv[2]::text[] - tg_argv[3]::text[];
  else
    whole := hstore(old);
    row_before := whole - tg_argv[2]::text[];
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

-- Generated columns and `updated_at` are never kept.
create function pg_temp.journal(
  journalled text, record text[], key text[] default '{}', copied text[] default '{}', secret text[] default '{}',
  events text default 'insert or update or delete'
) returns void language plpgsql as $function$
declare
  generated text[] := array(
    select attname::text from pg_attribute
    where attrelid = journalled::regclass and attgenerated <> '' and not attisdropped order by attnum
  );
begin
  execute format('create trigger journal after %s on %I for each row execute function journal_row(%L, %L, %L, %L)',
    events, journalled, record, key, generated || '{updated_at}'::text[] || copied, secret);
end $function$;

select pg_temp.journal('organizations', '{id}');
select pg_temp.journal('organization_details', '{organization_id}', '{organization_id}');
select pg_temp.journal('organization_aml', '{organization_id}', '{organization_id}');
select pg_temp.journal('organization_users', '{organization_id}', '{organization_id,user_id}');
select pg_temp.journal('organization_files', '{organization_id}', '{organization_id,position}');
select pg_temp.journal('annual_returns', '{follow_up_id}');
select pg_temp.journal('distinct_organizations', '{one_id}', '{one_id,other_id}');
select pg_temp.journal('people', '{id}', secret => '{pps,identity_proof_number,identity_documents}');
select pg_temp.journal('people_files', '{person_id}', '{person_id,position}');
select pg_temp.journal('distinct_people', '{one_id}', '{one_id,other_id}');
select pg_temp.journal('links', '{id}');
select pg_temp.journal('organization_members', '{id}');
select pg_temp.journal('deleted_links', '{id}');
select pg_temp.journal('link_terms', '{link_id,member_id}', '{link_id,member_id,position}');
select pg_temp.journal('link_holdings', '{link_id,member_id}', '{link_id,member_id,position}');
-- A follow-up has a copy of the name and the deleted mark of its organization.
select pg_temp.journal('follow_ups', '{id}', copied => '{organization_name,is_organization_deleted,max_step_index,sort_label}');
select pg_temp.journal('tasks', '{id}');
select pg_temp.journal('task_users', '{task_id}', '{task_id,user_id}');
select pg_temp.journal('task_files', '{task_id}', '{task_id,position}');
-- A trigger fills the name of an order's organization.
select pg_temp.journal('orders', '{id}', copied => '{organization_name}');
select pg_temp.journal('subscriptions', '{id}');
select pg_temp.journal('subscription_orders', '{subscription_id}', '{order_id}');
select pg_temp.journal('products', '{id}');
select pg_temp.journal('forms', '{id}');
select pg_temp.journal('filed_papers', '{organization_id}');
select pg_temp.journal('deadline_snoozes', '{}', '{deadline_id}');
select pg_temp.journal('sanctions_hits', '{person_id,organization_id}');
select pg_temp.journal('retention_holds', '{person_id,organization_id}');
select pg_temp.journal('past_relationships', '{person_id,organization_id}');
select pg_temp.journal('merges', '{keep_id}', copied => '{trace}');
-- Only what a merge changes: these rows are written often, and nothing else in them is undone.
select pg_temp.journal('mails', '{id}', events => 'update of organization_id');
select pg_temp.journal('reminders', '{id}', events => 'update of subject_id, organization_id, person_id');
select pg_temp.journal('aml_versions', '{organization_id}', copied => '{pdf}', events => 'update of organization_id');

-- Every server hears of a save once it is committed. Equal notices of a transaction are one.
drop trigger changes_announce_save on changes;
create or replace function announce_save() returns trigger language plpgsql as $function$
begin
  perform pg_notify('saved', current_setting('registrar.save_id'));
  return null;
end $function$;
create trigger changes_announce_save after insert on changes for each statement execute function announce_save();
