-- What a paper among the files of a company was made from, so that the screen can tell when the record has changed since.
create table filed_papers (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  -- of the file, as organization_files names it
  url text not null,
  document text not null,
  language text not null check (language in ('en', 'fr')),
  -- the person or the member company that the paper is about
  person_id uuid references people (id),
  member_id uuid references organizations (id),
  -- the values that were given by hand
  given jsonb not null,
  -- a hash of each part that depends on the record
  printed jsonb not null,
  filed_by uuid references users (id),
  filed_at timestamptz not null default now(),
  check (num_nonnulls(person_id, member_id) <= 1)
);
create index filed_papers_organization on filed_papers (organization_id);
create index filed_papers_person on filed_papers (person_id) where person_id is not null;
create index filed_papers_member on filed_papers (member_id) where member_id is not null;
create index filed_papers_url on filed_papers (url);
create index filed_papers_filed_by on filed_papers (filed_by);
