-- What staff enter in the registers of a company because no record tells it: copies of charges, uses of the seal, directors' interests in
-- contracts, and interests of spouses and minor children.
create table register_entries (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  register text not null check (register in ('charges', 'seal', 'contracts', 'interests')),
  entered_on date not null,
  description text not null check (description <> ''),
  person_id uuid references people (id),
  ceased date,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (ceased >= entered_on)
);
create index register_entries_organization on register_entries (organization_id, register);
create index register_entries_person on register_entries (person_id);

create trigger journal after insert or update or delete on register_entries for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
