-- What the list needs of the process catalogue. The catalogue itself, with every step, is the domain's; a test compares.
create table follow_up_kinds (
  code text primary key,
  label text not null,
  last_step smallint not null check (last_step > 0)
);
insert into follow_up_kinds (code, label, last_step) values
  ('AR_NO_TRADING', 'AR No Trading', 8),
  ('AR_TRADING', 'AR Trading', 12),
  ('CESSATION_OF_DIRECTOR_SECRETARY', 'Cessation of Director/Secretary', 2),
  ('CHANGE_OF_DIRECTOR', 'Change of Director', 7),
  ('CHANGE_OF_SECRETARY', 'Change of Secretary', 7),
  ('CHANGE_OF_REGISTERED_ADDRESS', 'Change of Registered Address', 5),
  ('CHANGE_OF_SHAREHOLDER', 'Change of Shareholder', 5),
  ('COMPTE_BANCAIRE', 'Bank Account', 8),
  ('CORPORATION_TAX_REGISTRATION', 'Corporation Tax Registration', 7),
  ('DISTRICT_COURT', 'District Court', 13),
  ('EORI_REGISTRATION', 'EORI Registration', 4),
  ('FIRST_AR', 'First AR', 7),
  ('INCORPORATION', 'Incorporation', 10),
  ('INCOME_TAX_REGISTRATION', 'Income Tax Registration', 4),
  ('PAYSLIPS', 'Payslips Registration', 7),
  ('PPS', 'PPS', 6),
  ('RBO_UPDATED', 'RBO Updated', 3),
  ('REGISTRATION_OF_BUSINESS_NAME', 'Registration of Business Name', 6),
  ('STRIKE_OFF', 'Strike Off', 8),
  ('STRIKE_OFF_NO_TRADING', 'Strike Off No Trading', 8),
  ('VAT_REGISTRATION', 'VAT Registration', 5);

-- The organization's name and deleted mark are kept on the row by the triggers below: joining and counting 35,000 rows of
-- the list took 378 ms, reading them here 6.
alter table follow_ups
  add column deleted_at timestamptz,
  -- the day from which completing this annual return moved Next AR on, so that completing it again moves it no further
  add column return_counted_from date,
  add column organization_name text not null default '',
  add column is_organization_deleted boolean not null default false,
  add column max_step_index smallint not null default 0,
  add column sort_label text collate "C" not null default '';

update follow_ups f set
  organization_name = o.name,
  is_organization_deleted = o.deleted_at is not null,
  max_step_index = k.last_step,
  sort_label = fold_text(k.label),
  step_index = least(f.step_index, k.last_step)
from organizations o, follow_up_kinds k where o.id = f.organization_id and k.code = f.name;

alter table follow_ups
  add foreign key (name) references follow_up_kinds (code),
  add check (step_index <= max_step_index),
  add column is_completed boolean generated always as (step_index = max_step_index) stored,
  add column is_listed boolean
    generated always as (archived_at is null and deleted_at is null and not is_organization_deleted) stored,
  add column sort_name text collate "C" generated always as (fold_text(organization_name)) stored,
  add column search_text text collate "C" generated always as (' ' || fold_text(organization_name)) stored;
alter table follow_ups alter column search_text set statistics 1000;
alter table follow_ups set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- The organization is held while the row is made, so that it is not renamed or deleted between the copy and the commit.
create function follow_up_started() returns trigger language plpgsql as $$
begin
  select name, deleted_at is not null into new.organization_name, new.is_organization_deleted
  from organizations where id = new.organization_id for share;
  select last_step, fold_text(label) into new.max_step_index, new.sort_label
  from follow_up_kinds where code = new.name;
  return new;
end $$;
create trigger follow_up_started before insert on follow_ups for each row execute function follow_up_started();

create function follow_ups_of_organization() returns trigger language plpgsql as $$
begin
  update follow_ups set organization_name = new.name, is_organization_deleted = new.deleted_at is not null
  where organization_id = new.id;
  return null;
end $$;
create trigger follow_ups_of_organization after update of name, deleted_at on organizations
  for each row when (old.name <> new.name or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function follow_ups_of_organization();

drop index follow_ups_one_active;
create unique index follow_ups_one_active on follow_ups (organization_id, name)
  where archived_at is null and deleted_at is null;
create index follow_ups_organization on follow_ups (organization_id, created_at, id);

create index follow_ups_search on follow_ups using gin (search_text gin_trgm_ops) with (fastupdate = off) where is_listed;
create index follow_ups_created on follow_ups (created_at, id) where is_listed;
create index follow_ups_kind_created on follow_ups (name, created_at, id) where is_listed;
create index follow_ups_sort_name on follow_ups (sort_name, id) where is_listed;
create index follow_ups_sort_label on follow_ups (sort_label, id) where is_listed;
-- Two each: days that are not known come last whichever way the list is sorted.
create index follow_ups_start on follow_ups (start_date, id) where is_listed;
create index follow_ups_start_desc on follow_ups (start_date desc nulls last, id desc) where is_listed;
create index follow_ups_ard on follow_ups (ard, id) where is_listed;
create index follow_ups_ard_desc on follow_ups (ard desc nulls last, id desc) where is_listed;
create index follow_ups_deadline on follow_ups (deadline, id) where is_listed;
create index follow_ups_deadline_desc on follow_ups (deadline desc nulls last, id desc) where is_listed;
-- Holds all that the summary and the usual counts read.
create index follow_ups_counts on follow_ups (name, is_completed, deadline, start_date) where is_listed;
create index follow_ups_archived on follow_ups (created_at, id) where archived_at is not null and deleted_at is null;

-- How many follow-ups the list shows unfiltered.
create function count_listed_inserted() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta)
  select tg_table_name, n from (select count(*) filter (where is_listed) as n from inserted) c where n <> 0;
  return null;
end $$;
create function count_listed_mark() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta) values (tg_table_name, case when new.is_listed then 1 else -1 end);
  return null;
end $$;
create function count_listed_erased() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta)
  select tg_table_name, -n from (select count(*) filter (where is_listed) as n from erased) c where n <> 0;
  return null;
end $$;
create trigger count_inserted after insert on follow_ups referencing new table as inserted
  for each statement execute function count_listed_inserted();
create trigger count_erased after delete on follow_ups referencing old table as erased
  for each statement execute function count_listed_erased();
create trigger count_listed_mark after update on follow_ups
  for each row when (old.is_listed <> new.is_listed) execute function count_listed_mark();
insert into row_counts (table_name, delta) select 'follow_ups', count(*) from follow_ups where is_listed;

-- The moment of the write, not of the transaction's start: a move that waited its turn is dated after the one it waited for.
alter table changes alter column at set default clock_timestamp();
