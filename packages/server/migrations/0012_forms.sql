-- The names of the people on a form, for its search.
create function form_people_names(people jsonb) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg(coalesce(person ->> 'firstName', '') || ' ' || coalesce(person ->> 'lastName', ''), ' '), '')
    from jsonb_array_elements(people) as person
  );

-- A form is a document a client has filled in: its people are part of it, in its own words, and are not the records of people.
create table forms (
  id uuid primary key,
  organization_name_1 text not null check (organization_name_1 <> ''),
  organization_name_2 text not null default '',
  organization_name_3 text not null default '',
  description text not null check (description <> ''),
  is_identity_certified boolean not null default false,
  wants_secretary_company boolean not null default false,
  wants_anonymous_shareholder boolean not null default false,
  people jsonb not null default '[]' check (jsonb_typeof(people) = 'array'),
  -- made from this form, and of one form only
  organization_id uuid unique references organizations (id),
  sort_name_1 text collate "C" generated always as (fold_text(organization_name_1)) stored,
  sort_name_2 text collate "C" generated always as (fold_text(organization_name_2)) stored,
  sort_name_3 text collate "C" generated always as (fold_text(organization_name_3)) stored,
  search_text text collate "C" generated always as (
    ' ' || fold_text(organization_name_1 || ' ' || organization_name_2 || ' ' || organization_name_3 || ' ' || form_people_names(people))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table forms alter column search_text set statistics 1000;
alter table forms set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index forms_search on forms using gin (search_text gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index forms_created on forms (created_at, id) where deleted_at is null;
create index forms_name_1 on forms (sort_name_1, id) where deleted_at is null;
create index forms_name_2 on forms (sort_name_2, id) where deleted_at is null;
create index forms_name_3 on forms (sort_name_3, id) where deleted_at is null;
call keep_row_count('forms');
