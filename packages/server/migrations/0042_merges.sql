-- Two records of one company or person become one. The record that goes waits here, whole, until the merge is undone.
create table merges (
  id uuid primary key,
  record_type text not null check (record_type in ('organization', 'person')),
  keep_id uuid not null,
  merged_id uuid not null,
  user_id uuid references users,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  trace jsonb not null
);
create unique index merges_merged on merges (merged_id) where undone_at is null;
create index merges_keep on merges (keep_id);

-- Records that look like duplicates and are none, each pair in both directions.
create table distinct_organizations (
  one_id uuid not null references organizations,
  other_id uuid not null references organizations,
  user_id uuid references users,
  created_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id <> other_id)
);
create table distinct_people (
  one_id uuid not null references people,
  other_id uuid not null references people,
  user_id uuid references users,
  created_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id <> other_id)
);

-- Two forms may have led to what turns out to be one organization.
alter table forms drop constraint forms_organization_id_key;
create index forms_organization on forms (organization_id) where organization_id is not null;

-- A follow-up that moves to another organization takes that one's name.
create function follow_up_moved() returns trigger language plpgsql as $$
begin
  select name, deleted_at is not null into new.organization_name, new.is_organization_deleted
  from organizations where id = new.organization_id for share;
  return new;
end $$;
create trigger follow_up_moved before update of organization_id on follow_ups
  for each row when (old.organization_id is distinct from new.organization_id) execute function follow_up_moved();

-- The deadlines of the company that a follow-up or subscription leaves.
create function mark_stale_left_organization() returns trigger language plpgsql as $$
begin
  insert into stale_deadlines (source, source_id) values ('organization', old.organization_id);
  return null;
end $$;
create trigger stale_deadlines_left after update of organization_id on follow_ups
  for each row when (old.organization_id is distinct from new.organization_id) execute function mark_stale_left_organization();
create trigger stale_deadlines_left after update of organization_id on subscriptions
  for each row when (old.organization_id is distinct from new.organization_id) execute function mark_stale_left_organization();
