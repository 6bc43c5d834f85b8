-- How each backup ended: those of the schedule, and those that somebody made on the terminal.
create table backup_runs (
  id uuid primary key,
  cause text not null check (cause in ('schedule', 'command')),
  -- the instant of the schedule that it was made for; null when somebody made it
  scheduled_for timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  is_ok boolean not null,
  -- what it contains, or why it failed
  message text not null,
  -- when it was restored into a scratch database, and that succeeded
  checked_at timestamptz
);
create index backup_runs_ended on backup_runs (ended_at);
