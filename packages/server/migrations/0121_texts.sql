-- The words of emails and letters that administrators have changed: one row for each version of a text, with what differs from the original
-- words. An empty one is a return to them. The highest number is in force.
create table text_versions (
  id uuid primary key,
  key text not null,
  number integer not null check (number > 0),
  wordings jsonb not null check (jsonb_typeof(wordings) = 'object'),
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  unique (key, number)
);

-- What a reminder was prepared with; null: the original words. It keeps them when the text is changed later.
alter table reminders add column text_version_id uuid references text_versions (id);
create index reminders_text_version on reminders (text_version_id) where text_version_id is not null;

-- The numbered templates are texts of the domain now.
drop table mail_templates;
