-- Slim: what lists show, filter and sort by. The rest of the record is in the side tables below.
create table organizations (
  id uuid primary key,
  name text not null check (name <> ''),
  mail text,
  cro text,
  creation_status text check (creation_status in ('IN_PROGRESS', 'COMPLETED', 'STRIKE_OFF', 'LATE')),
  incorporation_date date,
  first_annual_return date,
  is_first_annual_return_done boolean not null default false,
  next_annual_return date,
  corporation_tax_reminder date,
  finotor text check (finotor in ('not_sent', 'sent', 'registered', 'stopped')),
  finotor_email_sent_at timestamptz,
  has_domiciliation boolean not null default false,
  domiciliation_reminder date,
  has_secretary_company boolean not null default false,
  secretary_company_reminder date,
  has_anonymous_shareholder boolean not null default false,
  anonymous_shareholder_reminder date,
  aml_risk_level text check (aml_risk_level in ('low', 'medium', 'high')),
  sort_name text collate "C" generated always as (fold_text(name)) stored,
  search_text text collate "C" generated always as (' ' || fold_text(name || ' ' || coalesce(cro, '') || ' ' || coalesce(mail, ''))) stored,
  duplicate_key text collate "C" generated always as (company_key(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table organizations alter column search_text set statistics 1000;
alter table organizations set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index organizations_search on organizations using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index organizations_created on organizations (created_at, id) where deleted_at is null;
create index organizations_name on organizations (sort_name, id) where deleted_at is null;
create index organizations_status on organizations (creation_status, created_at, id) where deleted_at is null;
-- Two each: days that are not known come last whichever way the list is sorted.
create index organizations_incorporation on organizations (incorporation_date, id) where deleted_at is null;
create index organizations_incorporation_desc on organizations (incorporation_date desc nulls last, id desc) where deleted_at is null;
create index organizations_first_ar on organizations (first_annual_return, id) where deleted_at is null;
create index organizations_first_ar_desc on organizations (first_annual_return desc nulls last, id desc) where deleted_at is null;
create index organizations_next_ar on organizations (next_annual_return, id) where deleted_at is null;
create index organizations_next_ar_desc on organizations (next_annual_return desc nulls last, id desc) where deleted_at is null;
create index organizations_tax_reminder on organizations (corporation_tax_reminder) where deleted_at is null and corporation_tax_reminder is not null;
create index organizations_domiciliation on organizations (domiciliation_reminder, id) where deleted_at is null and has_domiciliation;
create index organizations_secretary on organizations (secretary_company_reminder, id) where deleted_at is null and has_secretary_company;
create index organizations_shareholder on organizations (anonymous_shareholder_reminder, id) where deleted_at is null and has_anonymous_shareholder;
create index organizations_finotor on organizations (finotor, finotor_email_sent_at) where deleted_at is null and finotor is not null;
create index organizations_deleted on organizations (created_at, id) where deleted_at is not null;
create index organizations_duplicates on organizations (duplicate_key, id) include (name) where deleted_at is null;
create index organizations_cro on organizations (cro) where cro is not null;
call keep_row_count('organizations');

create table organization_details (
  organization_id uuid primary key references organizations (id),
  language text check (language in ('en', 'fr')),
  business_activity text,
  creation_package text check (creation_package in ('FAST_CREATION', 'FULL_PACK', 'PREMIUM_PACK', 'HOLDING', 'REAL_ESTATE_PACK')),
  address text,
  country text,
  comments text,
  notes text,
  is_rbo_compliant boolean not null default false,
  changed_annual_return date,
  financial_year_end date,
  corporation_tax_paid date[] not null default '{}',
  corporation_tax_number text,
  finotor_registered_at timestamptz,
  domiciliation_subscription date,
  domiciliation_plan smallint check (domiciliation_plan in (6, 12)),
  domiciliation_payments jsonb not null default '[]',
  secretary_company_subscription date,
  secretary_company_plan smallint check (secretary_company_plan in (6, 12)),
  secretary_company_payments jsonb not null default '[]',
  anonymous_shareholder_subscription date,
  anonymous_shareholder_plan smallint check (anonymous_shareholder_plan in (6, 12)),
  anonymous_shareholder_payments jsonb not null default '[]'
);

create table organization_aml (
  organization_id uuid primary key references organizations (id),
  form jsonb not null
);

create table organization_users (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references users (id),
  position integer not null,
  primary key (organization_id, user_id)
);
create index organization_users_user on organization_users (user_id, organization_id);

create table organization_files (
  organization_id uuid not null references organizations (id),
  position integer not null,
  url text not null,
  folder text not null,
  file_name text not null,
  primary key (organization_id, position)
);
