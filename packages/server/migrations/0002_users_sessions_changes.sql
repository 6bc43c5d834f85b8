create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('admin', 'staff')),
  search_text text generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_expires on sessions (expires_at);

-- Losing this in a crash forgives a minute of tries: not worth a write to the log each.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Who changed what, when: one row for each write of a record, made in the same transaction.
create table changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid,
  record_type text not null,
  record_id uuid not null,
  action text not null,
  fields jsonb not null default '{}'
);
create index changes_record on changes (record_id, id);
create index changes_at on changes (at);
