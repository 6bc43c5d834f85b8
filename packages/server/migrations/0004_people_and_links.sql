create table people (
  id uuid primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  phone text,
  mail text,
  birth date,
  nationality text,
  identity_proof_number text,
  pps text,
  street text,
  zip text,
  city text,
  state text,
  country text,
  comments text,
  has_vif boolean not null default false,
  has_id_pal boolean not null default false,
  is_politically_exposed boolean not null default false,
  company_form text,
  aml_certified_on date,
  sort_first_name text collate "C" generated always as (fold_text(first_name)) stored,
  sort_last_name text collate "C" generated always as (fold_text(last_name)) stored,
  sort_mail text collate "C" generated always as (lower(mail)) stored,
  search_text text collate "C" generated always as (
    ' ' || fold_text(first_name || ' ' || last_name || ' ' || coalesce(mail, ''))
    || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table people alter column search_text set statistics 1000;
alter table people set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index people_search on people using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index people_created on people (created_at, id) where deleted_at is null;
create index people_first_name on people (sort_first_name, id) where deleted_at is null;
create index people_last_name on people (sort_last_name, id) where deleted_at is null;
create index people_mail on people (sort_mail, id) where deleted_at is null;
create index people_mail_desc on people (sort_mail desc nulls last, id desc) where deleted_at is null;
create index people_deleted on people (created_at, id) where deleted_at is not null;
call keep_row_count('people');

create table people_files (
  person_id uuid not null references people (id),
  position integer not null,
  url text not null,
  primary key (person_id, position)
);

create table links (
  id uuid primary key,
  person_id uuid not null references people (id),
  organization_id uuid not null references organizations (id),
  roles text[] not null default '{}'
    check (roles <@ array['director', 'secretary', 'shareholder', 'nomineeDirector', 'other']),
  beneficiary_percentage numeric(7, 4) not null default 0 check (beneficiary_percentage between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (person_id, organization_id),
  check (beneficiary_percentage = 0 or 'shareholder' = any (roles))
);
create index links_organization on links (organization_id, created_at);
