-- What keeps a record from being erased, and what stays of an erased one.
create table retention_holds (
  id uuid primary key,
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  reason text not null check (reason <> ''),
  user_id uuid references users (id),
  created_at timestamptz not null default now(),
  released_at timestamptz,
  released_by uuid references users (id),
  check (num_nonnulls(organization_id, person_id) = 1)
);
create index retention_holds_organization on retention_holds (organization_id) where released_at is null;
create index retention_holds_person on retention_holds (person_id) where released_at is null;

-- The ends of relationships with companies that are erased, for the people and companies that were linked to them.
create table past_relationships (
  id uuid primary key,
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  ended_on date not null,
  check (num_nonnulls(organization_id, person_id) = 1)
);
create index past_relationships_organization on past_relationships (organization_id);
create index past_relationships_person on past_relationships (person_id);

-- No column may hold personal data: the row outlives the record.
create table erasure_certificates (
  id uuid primary key,
  record_type text not null check (record_type in ('organization', 'person')),
  record_id uuid not null unique,
  label text not null,
  user_id uuid references users (id),
  erased_at timestamptz not null default now(),
  files integer not null,
  mails integer not null,
  changes integer not null,
  -- of the list of the rows and files that went
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create index erasure_certificates_latest on erasure_certificates (erased_at, id);

-- Files whose bytes are still to be removed from the store.
create table file_removals (
  key text primary key,
  created_at timestamptz not null default now()
);

create index organization_details_ended on organization_details (relationship_ended_on) where relationship_ended_on is not null;
create index links_nominee_for on links (nominee_for) where nominee_for is not null;

-- What is frozen may go when its record is erased.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('registrar.erasing', true) = 'on' then
    return old;
  end if;
  raise exception '% is frozen', tg_table_name;
end $$;
