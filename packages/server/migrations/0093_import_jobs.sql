-- Imports that go on after their call: every server can say how far one is (IMP-12).
create table import_jobs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  done int not null,
  total int not null,
  report jsonb,
  message text,
  -- the server that runs it says so every second
  updated_at timestamptz not null default now()
);
create index import_jobs_updated on import_jobs (updated_at);
