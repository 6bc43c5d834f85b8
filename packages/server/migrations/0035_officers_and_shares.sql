alter table organization_details
  add column company_type text check (company_type in ('LTD', 'DAC', 'PLC', 'CLG', 'UC', 'BRANCH')),
  add column relationship_ended_on date,
  add column bond_until date;

alter table people
  add column rbo_number text,
  add column identity_documents jsonb not null default '[]',
  -- The organization that a legal person is.
  add column same_as_organization_id uuid references organizations (id);
create index people_same_as_organization on people (same_as_organization_id) where same_as_organization_id is not null;

-- A company that is a member of an organization: its secretary, its shareholder.
create table organization_members (
  id uuid primary key,
  member_id uuid not null references organizations (id),
  organization_id uuid not null references organizations (id),
  nominee_for uuid references people (id),
  beneficiary_percentage numeric(7, 4) not null default 0 check (beneficiary_percentage between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (member_id, organization_id)
);
create index organization_members_organization on organization_members (organization_id, created_at);

-- The appointments of a person (link_id) or a company (member_id): from `appointed` to the day before `ceased`.
create table link_terms (
  link_id uuid references links (id) on delete cascade,
  member_id uuid references organization_members (id) on delete cascade,
  position integer not null,
  role text not null check (role in ('director', 'secretary', 'shareholder', 'nomineeDirector', 'other')),
  appointed date,
  ceased date,
  check (num_nonnulls(link_id, member_id) = 1),
  check (appointed <= ceased),
  unique (link_id, position),
  unique (member_id, position)
);

-- The shares of a person (link_id) or a company (member_id): from `acquired` to the day before `ceased`.
create table link_holdings (
  link_id uuid references links (id) on delete cascade,
  member_id uuid references organization_members (id) on delete cascade,
  position integer not null,
  class text not null check (class <> ''),
  number numeric not null check (number >= 0),
  nominal numeric check (nominal >= 0),
  acquired date,
  ceased date,
  check (num_nonnulls(link_id, member_id) = 1),
  check (acquired <= ceased),
  unique (link_id, position),
  unique (member_id, position)
);

alter table links add column nominee_for uuid references people (id);

-- Roles follow from terms. Nobody knows since when the roles of today hold.
insert into link_terms (link_id, position, role)
select id, ordinality - 1, role from links, unnest(roles) with ordinality as given (role, ordinality);

-- A percentage stays when its holder is no shareholder today: a register of another day needs it.
alter table links drop constraint links_check;
alter table links drop column roles;
