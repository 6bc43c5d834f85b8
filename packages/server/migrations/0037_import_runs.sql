-- The imports that were written, with the save of each: its changes are undone to take an import back.
create table import_runs (
  id uuid primary key,
  kind text not null check (kind in ('organizations', 'people', 'links', 'orders')),
  file_name text not null,
  -- the field that each heading was given: a later import of the kind remembers it
  columns jsonb not null default '{}',
  user_id uuid references users (id),
  save_id bigint,
  made integer not null,
  updated integer not null,
  skipped integer not null,
  refused integer not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references users (id)
);

create index import_runs_latest on import_runs (created_at, id);
