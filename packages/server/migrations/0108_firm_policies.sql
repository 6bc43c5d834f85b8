-- The policies and procedures of the firm (Criminal Justice Act 2010, s.54), in versions that never change.
create table aml_policies (
  id uuid primary key,
  -- the task that reminds of the latest version
  reminder_task_id uuid
);
create table aml_policy_versions (
  policy_id uuid not null references aml_policies (id),
  version int not null,
  title text not null,
  text text not null,
  saved_by uuid not null references users (id),
  saved_at timestamptz not null default now(),
  primary key (policy_id, version)
);
create table aml_policy_acknowledgements (
  policy_id uuid not null,
  version int not null,
  user_id uuid not null references users (id),
  at timestamptz not null default now(),
  primary key (policy_id, version, user_id),
  foreign key (policy_id, version) references aml_policy_versions (policy_id, version)
);

-- The trainings that the firm has held.
create table aml_trainings (
  id uuid primary key,
  title text not null,
  held_on date not null,
  user_ids uuid[] not null,
  renew_on date check (renew_on > held_on),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger journal after insert or update or delete on aml_trainings for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
