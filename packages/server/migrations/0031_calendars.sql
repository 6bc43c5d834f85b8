-- The calendar address of a user. Only a digest of its secret is kept: who reads this table can open no calendar.
create table user_calendars (
  user_id uuid primary key references users (id),
  secret_digest text not null unique,
  created_at timestamptz not null default now()
);
