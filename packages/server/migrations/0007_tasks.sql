create table tasks (
  id uuid primary key,
  title text not null check (title <> ''),
  description text,
  status text not null default 'TO DO' check (status in ('TO DO', 'IN PROGRESS', 'DONE')),
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  -- the order of the board's columns
  sort_status smallint not null generated always as (
    case status when 'TO DO' then 0 when 'IN PROGRESS' then 1 else 2 end
  ) stored,
  sort_title text collate "C" generated always as (fold_text(title)) stored,
  search_text text collate "C" generated always as (' ' || fold_text(title || ' ' || coalesce(description, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table tasks alter column search_text set statistics 1000;
alter table tasks set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index tasks_search on tasks using gin (search_text gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index tasks_board on tasks (status, updated_at, id) where deleted_at is null;
create index tasks_updated on tasks (updated_at, id) where deleted_at is null;
create index tasks_created on tasks (created_at, id) where deleted_at is null;
create index tasks_title on tasks (sort_title, id) where deleted_at is null;
create index tasks_status on tasks (sort_status, id) where deleted_at is null;
create index tasks_organization on tasks (organization_id) where organization_id is not null;
create index tasks_person on tasks (person_id) where person_id is not null;
call keep_row_count('tasks');

create table task_users (
  task_id uuid not null references tasks (id),
  user_id uuid not null references users (id),
  position integer not null,
  primary key (task_id, user_id)
);
create index task_users_user on task_users (user_id, task_id);

create table task_files (
  task_id uuid not null references tasks (id),
  position integer not null,
  url text not null,
  primary key (task_id, position)
);

-- Tasks that staff asked to have mailed; `sent_at` is set when the mail has been handed on.
create table task_mails (
  id uuid primary key,
  task_id uuid not null references tasks (id),
  recipients uuid[] not null check (cardinality(recipients) > 0),
  payload jsonb not null,
  requested_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index task_mails_waiting on task_mails (created_at, id) where sent_at is null;
create index task_mails_task on task_mails (task_id);
