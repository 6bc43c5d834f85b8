alter table tasks add column due_on date;

-- What falls due, as the domain's rules have it. Every row can be computed again from the record it comes from.
create table deadlines (
  id text primary key,
  kind text not null,
  -- the record whose changes make this row stale
  source text not null check (source in ('organization', 'person', 'order', 'task')),
  source_id uuid not null,
  -- the record that falls due itself: a follow-up, a subscription, or the source
  record_id uuid not null,
  organization_id uuid,
  organization_name text,
  person_id uuid,
  person_name text,
  brand text,
  subject text not null,
  house_date date,
  legal_date date,
  date date not null,
  sort_name text collate "C" generated always as (fold_text(coalesce(organization_name, person_name, ''))) stored,
  search_text text collate "C" generated always as (
    ' ' || fold_text(coalesce(organization_name, '') || ' ' || subject || ' ' || coalesce(person_name, ''))
  ) stored
);
alter table deadlines set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index deadlines_date on deadlines (date, sort_name, id);
create index deadlines_source on deadlines (source_id);
create index deadlines_organization on deadlines (organization_id);
create index deadlines_person on deadlines (person_id) where person_id is not null;
create index deadlines_facts on deadlines (date) include (kind, brand, organization_id, person_id, record_id, id);
create index deadlines_search on deadlines using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- The records whose deadlines must be computed again. A record may be marked many times: nobody waits for anybody.
create table stale_deadlines (
  id bigint generated always as identity primary key,
  source text not null,
  source_id uuid not null
);
alter table stale_deadlines set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- The settings that the rows were computed with. Other settings make every row stale.
create table deadline_settings (settings jsonb not null);

create table deadline_snoozes (
  deadline_id text primary key,
  until date not null,
  reason text not null check (reason <> ''),
  user_id uuid not null references users (id),
  created_at timestamptz not null default now()
);

create function mark_stale_record() returns trigger language plpgsql as $$
begin
  insert into stale_deadlines (source, source_id) values (tg_argv[0], coalesce(new.id, old.id));
  return null;
end $$;

create function mark_stale_organization() returns trigger language plpgsql as $$
begin
  insert into stale_deadlines (source, source_id)
  values ('organization', coalesce(new.organization_id, old.organization_id));
  return null;
end $$;

-- The orders and tasks of an organization, or the tasks of a person, whose name or life has changed.
create function mark_stale_work() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'organizations' then
    insert into stale_deadlines (source, source_id)
    select 'order', id from orders where organization_id = new.id and balance_on is not null
    union all select 'task', id from tasks where organization_id = new.id and due_on is not null;
  else
    insert into stale_deadlines (source, source_id)
    select 'task', id from tasks where person_id = new.id and due_on is not null;
  end if;
  return null;
end $$;

create function mark_stale_subscription() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into stale_deadlines (source, source_id)
    select distinct 'organization', organization_id from subscriptions where product_id = new.id and deleted_at is null;
  elsif tg_table_name = 'orders' then
    insert into stale_deadlines (source, source_id)
    select 'organization', s.organization_id
    from subscription_orders o join subscriptions s on s.id = o.subscription_id where o.order_id = new.id;
  else
    insert into stale_deadlines (source, source_id)
    select 'organization', organization_id from subscriptions where id in (new.subscription_id, old.subscription_id);
  end if;
  return null;
end $$;

create trigger stale_deadlines after insert or delete on organizations
  for each row execute function mark_stale_record('organization');
create trigger stale_deadlines_changed after update on organizations for each row when (
  (old.name, old.creation_status, old.incorporation_date, old.next_annual_return, old.corporation_tax_reminder,
    old.has_domiciliation, old.domiciliation_reminder, old.has_secretary_company, old.secretary_company_reminder,
    old.has_anonymous_shareholder, old.anonymous_shareholder_reminder, old.aml_risk_level, old.deleted_at)
  is distinct from
  (new.name, new.creation_status, new.incorporation_date, new.next_annual_return, new.corporation_tax_reminder,
    new.has_domiciliation, new.domiciliation_reminder, new.has_secretary_company, new.secretary_company_reminder,
    new.has_anonymous_shareholder, new.anonymous_shareholder_reminder, new.aml_risk_level, new.deleted_at)
) execute function mark_stale_record('organization');
create trigger stale_deadlines_work after update of name, creation_status, deleted_at on organizations for each row when (
  (old.name, old.creation_status, old.deleted_at) is distinct from (new.name, new.creation_status, new.deleted_at)
) execute function mark_stale_work();

create trigger stale_deadlines after insert or update on organization_details
  for each row execute function mark_stale_organization();
create trigger stale_deadlines after insert or update on organization_aml
  for each row execute function mark_stale_organization();

create trigger stale_deadlines after insert or delete on follow_ups
  for each row execute function mark_stale_organization();
create trigger stale_deadlines_changed after update on follow_ups for each row when (
  (old.step_index, old.ard, old.deadline, old.start_date, old.archived_at, old.deleted_at, old.organization_id)
  is distinct from
  (new.step_index, new.ard, new.deadline, new.start_date, new.archived_at, new.deleted_at, new.organization_id)
) execute function mark_stale_organization();

create trigger stale_deadlines after insert or update or delete on subscriptions
  for each row execute function mark_stale_organization();
create trigger stale_deadlines after insert or update or delete on subscription_orders
  for each row execute function mark_stale_subscription();
create trigger stale_deadlines after update of name on products
  for each row when (old.name is distinct from new.name) execute function mark_stale_subscription();

create trigger stale_deadlines after insert on orders
  for each row when (new.balance_on is not null) execute function mark_stale_record('order');
create trigger stale_deadlines_changed after update on orders
  for each row when (old.balance_on is not null or new.balance_on is not null)
  execute function mark_stale_record('order');
create trigger stale_deadlines_removed after delete on orders
  for each row when (old.balance_on is not null) execute function mark_stale_record('order');
create trigger stale_deadlines_subscription after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function mark_stale_subscription();

create trigger stale_deadlines after insert on people
  for each row when (new.aml_certified_on is not null) execute function mark_stale_record('person');
create trigger stale_deadlines_changed after update on people for each row when (
  (old.aml_certified_on, old.first_name, old.last_name, old.deleted_at)
  is distinct from (new.aml_certified_on, new.first_name, new.last_name, new.deleted_at)
) execute function mark_stale_record('person');
create trigger stale_deadlines_removed after delete on people
  for each row when (old.aml_certified_on is not null) execute function mark_stale_record('person');
create trigger stale_deadlines_work after update of first_name, last_name, deleted_at on people for each row when (
  (old.first_name, old.last_name, old.deleted_at) is distinct from (new.first_name, new.last_name, new.deleted_at)
) execute function mark_stale_work();

create trigger stale_deadlines after insert on tasks
  for each row when (new.due_on is not null) execute function mark_stale_record('task');
create trigger stale_deadlines_changed after update on tasks
  for each row when (old.due_on is not null or new.due_on is not null) execute function mark_stale_record('task');
create trigger stale_deadlines_removed after delete on tasks
  for each row when (old.due_on is not null) execute function mark_stale_record('task');

insert into stale_deadlines (source, source_id)
select 'organization', id from organizations where deleted_at is null
union all select 'person', id from people where deleted_at is null and aml_certified_on is not null
union all select 'order', id from orders where deleted_at is null and balance_on is not null;
