-- Notes about a company or a person, each with its author and its day. The documented text `notes` of a company stays beside them.
create table notes (
  id uuid primary key,
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  text text not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint notes_about_one check (num_nonnulls(organization_id, person_id) = 1)
);
create index notes_organization on notes (organization_id, created_at desc, id);
create index notes_person on notes (person_id, created_at desc, id);
create index notes_in_bin on notes (deleted_at, id) where deleted_at is not null;

create trigger journal after insert or update or delete on notes for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
