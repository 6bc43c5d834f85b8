-- What a company is registered for. What falls due of it is computed by the domain, for ever.
create table tax_registrations (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  tax text not null check (tax in ('CT', 'VAT', 'PAYE', 'RCT', 'DWT', 'VIES')),
  number text,
  from_on date not null,
  to_on date check (to_on >= from_on),
  every int check (every in (1, 2, 3, 4, 6, 12)),
  size text check (size in ('small', 'large')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index tax_registrations_organization on tax_registrations (organization_id) where deleted_at is null;
create index tax_registrations_in_bin on tax_registrations (deleted_at, id) where deleted_at is not null;

-- A tax that staff have said something about: what is to be paid, and when it was. Also the distributions, which no rule computes.
create table tax_dues (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  kind text not null,
  from_on date not null,
  to_on date not null,
  legal_date date not null,
  amount_cents bigint,
  paid_on date,
  reference text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tax_dues_one_of_period unique (organization_id, kind, to_on)
);

create trigger journal after insert or update or delete on tax_registrations for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on tax_dues for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
