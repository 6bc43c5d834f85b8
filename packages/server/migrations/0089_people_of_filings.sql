-- Whom a filing is about, and what of them changed: a person, or a company that holds the office.
create table filing_people (
  id uuid primary key,
  filing_id uuid not null references filings (id) on delete cascade,
  person_id uuid references people (id),
  member_id uuid references organizations (id),
  office text not null check (office in ('director', 'secretary')),
  change text not null check (change in ('appointed', 'ceased', 'name', 'address', 'nationality', 'occupation')),
  check (num_nonnulls(person_id, member_id) = 1)
);
create index filing_people_filing on filing_people (filing_id);
create index filing_people_person on filing_people (person_id) where person_id is not null;
create index filing_people_member on filing_people (member_id) where member_id is not null;
create trigger journal after insert or update or delete on filing_people for each row
  execute function journal_row('{filing_id}', '{}', '{}', '{}');
