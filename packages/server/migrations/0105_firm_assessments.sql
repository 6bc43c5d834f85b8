-- The risk assessment of the firm's own business (Criminal Justice Act 2010, s.30A). Each save is a new version; none changes.
create table aml_assessments (
  id uuid primary key,
  version int not null unique,
  risks jsonb not null,
  approved_on date,
  approved_by uuid references users (id),
  next_review date,
  saved_by uuid not null references users (id),
  saved_at timestamptz not null default now(),
  constraint aml_assessments_approved check ((approved_on is null) = (approved_by is null))
);
create trigger journal after insert or update or delete on aml_assessments for each row
  execute function journal_row('{id}', '{}', '{}', '{}');

-- The firm itself has deadlines too.
alter table deadlines drop constraint deadlines_source_check;
alter table deadlines add constraint deadlines_source_check
  check (source in ('organization', 'person', 'order', 'task', 'aml-firm'));
