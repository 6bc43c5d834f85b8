create table follow_ups (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  name text not null,
  step_index smallint not null default 0 check (step_index >= 0),
  start_date date,
  ard date,
  deadline date,
  comments text,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index follow_ups_one_active on follow_ups (organization_id, name) where archived_at is null;
create index follow_ups_kind_deadline on follow_ups (name, deadline, organization_id) where archived_at is null;
create index follow_ups_kind_ard on follow_ups (name, ard, organization_id) where archived_at is null;

create table files (
  key text primary key,
  name text not null,
  folder text not null,
  content_type text not null,
  size bigint not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now()
);
create index files_created on files (created_at desc);
