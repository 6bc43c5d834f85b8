-- What is to be sent to many, while it can still be taken back. A job sends it once `due_at` has passed.
create table delayed_sends (
  id uuid primary key,
  kind text not null check (kind in ('reminders', 'organization', 'person')),
  -- The checked body of the call, with the ids of the records.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  user_id uuid not null references users (id),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'takenBack')),
  outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  created_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index delayed_sends_open on delayed_sends (due_at) where state in ('waiting', 'sending');
