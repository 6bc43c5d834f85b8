-- An authenticator app. It counts once its first code has confirmed it. A code belongs to a step of 30 seconds;
-- `used_steps` are the latest that have opened a session, since each code works once.
create table totp_factors (
  user_id uuid primary key references users (id),
  secret text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  used_steps bigint[] not null default '{}'
);

-- Each opens a session once in place of a code of the app. Only hashes are kept.
create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
