-- The register of suspicions and reports (Criminal Justice Act 2010, s.42). Nobody but AML officers may learn of a line (s.49): it is in no
-- change log, and keeps its own history.
create table aml_reports (
  id uuid primary key,
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  received_on date not null,
  reported_by text not null,
  text text not null,
  decision text not null check (decision in ('open', 'reported', 'notReported')),
  reason text,
  reported_on date,
  go_aml text,
  revenue text,
  version int not null default 1,
  history jsonb not null,
  constraint aml_reports_reason check (decision <> 'notReported' or reason is not null),
  constraint aml_reports_references check (decision <> 'reported' or (go_aml is not null and revenue is not null))
);
create index aml_reports_received on aml_reports (received_on desc, id);
create index aml_reports_organization on aml_reports (organization_id) where organization_id is not null;
create index aml_reports_person on aml_reports (person_id) where person_id is not null;
-- Only what a merge changes, so that it can be undone: two ids, no text.
create trigger journal after update of organization_id, person_id on aml_reports for each row
  execute function journal_row('{id}', '{}',
    '{received_on,reported_by,text,decision,reason,reported_on,go_aml,revenue,version,history}', '{}');

-- The authorisation as a trust or company service provider (s.91). Each save is a new version.
create table aml_authorisations (
  id uuid primary key,
  version int not null unique,
  number text not null,
  from_on date not null,
  ends_on date not null check (ends_on > from_on),
  supervisor text,
  principal_officers jsonb not null,
  saved_by uuid not null references users (id),
  saved_at timestamptz not null default now()
);
create trigger journal after insert or update or delete on aml_authorisations for each row
  execute function journal_row('{id}', '{}', '{}', '{}');

-- The yearly reviews of the firm's own compliance, by a random sample of files.
create table aml_firm_reviews (
  id uuid primary key,
  year int not null,
  sample int not null,
  organization_ids uuid[] not null,
  findings jsonb not null default '[]',
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
