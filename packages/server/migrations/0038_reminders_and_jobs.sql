-- What each server does on a schedule. A job is done once for each day, whichever server does it.
create table jobs (
  name text primary key,
  -- the last day that the job is done for; null when it was never done
  done_for date,
  finished_at timestamptz
);

-- The address that answers go to; null when it is the sender's.
alter table mails add column reply_to text;

-- The rules that a firm has changed. A rule without a row is off.
create table reminder_rules (
  rule text primary key,
  is_on boolean not null default false,
  is_automatic boolean not null default false,
  -- null: those of the configuration
  day_counts smallint[]
);

create table reminders (
  id uuid primary key,
  rule text not null,
  -- the record that falls due: a company, a subscription or a person
  subject_id uuid not null,
  date date not null,
  -- days from the day that it was prepared for to the date; negative after it
  day_count smallint not null,
  organization_id uuid references organizations (id),
  organization_name text,
  person_id uuid references people (id),
  person_name text,
  recipient text,
  language text not null check (language in ('en', 'fr')),
  tag text not null,
  subject text not null,
  text_content text not null,
  html_content text not null,
  state text not null default 'prepared' check (state in ('prepared', 'sent', 'skipped')),
  reason text,
  mail_id uuid references mails (id),
  prepared_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id),
  sort_name text collate "C" not null
    generated always as (fold_text(coalesce(organization_name, person_name, ''))) stored,
  search_text text collate "C" generated always as (
    ' ' || fold_text(coalesce(organization_name, '') || ' ' || coalesce(person_name, '') || ' ' || subject || ' '
      || coalesce(recipient, ''))
  ) stored,
  -- never twice for one deadline and day count
  unique (rule, subject_id, date, day_count),
  check ((state = 'skipped') = (reason is not null)),
  check ((state = 'sent') = (mail_id is not null)),
  check ((state = 'prepared') = (decided_at is null))
);
create index reminders_prepared on reminders (rule, date, id) where state = 'prepared';
create index reminders_date on reminders (date, id);
create index reminders_state_date on reminders (state, date, id);
create index reminders_search on reminders using gin (search_text gin_trgm_ops) with (fastupdate = off);
