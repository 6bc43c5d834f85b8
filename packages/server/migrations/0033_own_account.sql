-- Where and how a session is used. `idle_hours` null: it does not end by lying idle.
alter table sessions add column device text;
alter table sessions add column address text;
alter table sessions add column last_used_at timestamptz not null default now();
alter table sessions add column idle_hours integer;

-- A link to a new password. Only a hash of its token is kept.
create table password_resets (
  id uuid primary key,
  user_id uuid not null references users (id),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id) where used_at is null;
