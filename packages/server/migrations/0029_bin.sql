-- A removed link waits here until it is taken out of the bin: the whole row, as it was.
create table deleted_links (
  id uuid primary key,
  person_id uuid not null references people,
  organization_id uuid not null references organizations,
  link jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_links_deleted on deleted_links (deleted_at, id);

-- The links that were removed before, from the change log, unless their person or organization is unknown.
insert into deleted_links (id, person_id, organization_id, link, deleted_at)
select distinct on (c.record_id) c.record_id, p.id, o.id,
  jsonb_build_object('id', c.record_id, 'person_id', p.id, 'organization_id', o.id,
    'roles', coalesce(c.fields -> 'roles' -> 0, '[]'),
    'beneficiary_percentage', coalesce(c.fields -> 'beneficiaryPercentage' -> 0, '0'),
    'created_at', coalesce((select min(at) from changes made where made.record_id = c.record_id), c.at),
    'updated_at', c.at), c.at
from changes c
join people p on p.id::text = c.fields -> 'peopleId' ->> 0
join organizations o on o.id::text = c.fields -> 'organizationId' ->> 0
where c.record_type = 'link' and c.action = 'deleted'
order by c.record_id, c.id desc;

-- The bin asks each table for what was deleted, which is little of it.
create index organizations_in_bin on organizations (deleted_at, id) where deleted_at is not null;
create index people_in_bin on people (deleted_at, id) where deleted_at is not null;
create index follow_ups_in_bin on follow_ups (deleted_at, id) where deleted_at is not null;
create index tasks_in_bin on tasks (deleted_at, id) where deleted_at is not null;
create index forms_in_bin on forms (deleted_at, id) where deleted_at is not null;
create index orders_in_bin on orders (deleted_at, id) where deleted_at is not null;
create index products_in_bin on products (deleted_at, id) where deleted_at is not null;
create index subscriptions_in_bin on subscriptions (deleted_at, id) where deleted_at is not null;
