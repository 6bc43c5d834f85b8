create table products (
  id uuid primary key,
  name text not null check (name <> ''),
  is_subscription boolean not null default false,
  is_retired boolean not null default false,
  sort_name text collate "C" not null generated always as (fold_text(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- An order may name its product: the name must say which one it is.
create unique index products_name on products (sort_name) where deleted_at is null;

-- The starting catalogue: the creation packs, the recurring services, and what goes with them.
insert into products (id, name, is_subscription) values
  ('01980000-0000-7000-8000-000000000001', 'Fast creation', false),
  ('01980000-0000-7000-8000-000000000002', 'Full pack', false),
  ('01980000-0000-7000-8000-000000000003', 'Premium pack', false),
  ('01980000-0000-7000-8000-000000000004', 'Holding', false),
  ('01980000-0000-7000-8000-000000000005', 'Real estate pack', false),
  ('01980000-0000-7000-8000-000000000006', 'Domiciliation', true),
  ('01980000-0000-7000-8000-000000000007', 'Secretary company', true),
  ('01980000-0000-7000-8000-000000000008', 'Anonymous shareholder', true),
  ('01980000-0000-7000-8000-000000000009', 'Accounting', true),
  ('01980000-0000-7000-8000-00000000000a', 'Payroll', true),
  ('01980000-0000-7000-8000-00000000000b', 'Annual return', false),
  ('01980000-0000-7000-8000-00000000000c', 'Corporation tax return', false),
  ('01980000-0000-7000-8000-00000000000d', 'VAT registration', false),
  ('01980000-0000-7000-8000-00000000000e', 'Bank account opening', false),
  ('01980000-0000-7000-8000-00000000000f', 'Change of director', false),
  ('01980000-0000-7000-8000-000000000010', 'Change of company name', false),
  ('01980000-0000-7000-8000-000000000011', 'Strike off', false);
