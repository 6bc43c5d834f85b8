-- Amounts are whole cents. Blank texts sort as nothing, so that they come last like days that are not known.
create table orders (
  id uuid primary key,
  organization_id uuid references organizations (id),
  organization_name text,
  product_id uuid references products (id),
  product_name text,
  company text,
  last_name text,
  first_name text,
  email text,
  origin text check (origin in ('main', 'second')),
  total_cents bigint not null default 0,
  deposit_cents bigint not null default 0,
  ordered_on date,
  deposit_payment_type text,
  balance_cents bigint not null default 0,
  balance_on date,
  balance_payment_type text,
  to_invoice text,
  paid_cents bigint not null default 0,
  is_paid_totally boolean not null default false,
  is_balance_paid boolean not null default false,
  has_no_vat boolean not null default false,
  has_vat boolean not null default false,
  vat_number text,
  comment text,
  sort_organization text collate "C" generated always as (nullif(fold_text(organization_name), '')) stored,
  sort_product text collate "C" generated always as (nullif(fold_text(product_name), '')) stored,
  sort_company text collate "C" generated always as (nullif(fold_text(company), '')) stored,
  sort_last_name text collate "C" generated always as (nullif(fold_text(last_name), '')) stored,
  sort_first_name text collate "C" generated always as (nullif(fold_text(first_name), '')) stored,
  sort_email text collate "C" generated always as (nullif(lower(email), '')) stored,
  sort_deposit_payment_type text collate "C" generated always as (nullif(fold_text(deposit_payment_type), '')) stored,
  sort_balance_payment_type text collate "C" generated always as (nullif(fold_text(balance_payment_type), '')) stored,
  sort_vat_number text collate "C" generated always as (nullif(fold_text(vat_number), '')) stored,
  search_text text collate "C" generated always as (
    ' ' || fold_text(
      coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' '
      || coalesce(organization_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(product_name, '')
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (not (has_no_vat and (has_vat or vat_number is not null)))
);
alter table orders alter column search_text set statistics 1000;
alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index orders_search on orders using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index orders_organization on orders (organization_id, created_at, id);
create index orders_product on orders (product_id, created_at, id);
create index orders_created on orders (created_at, id) where deleted_at is null;
create index orders_total on orders (total_cents, id) where deleted_at is null;
create index orders_deposit on orders (deposit_cents, id) where deleted_at is null;
create index orders_balance on orders (balance_cents, id) where deleted_at is null;
create index orders_paid on orders (paid_cents, id) where deleted_at is null;
create index orders_paid_totally on orders (is_paid_totally, id) where deleted_at is null;
create index orders_balance_paid on orders (is_balance_paid, id) where deleted_at is null;
create index orders_vat on orders (has_vat, id) where deleted_at is null;
-- Two each: what is not known comes last whichever way the list is sorted.
create index orders_origin on orders (origin, id) where deleted_at is null;
create index orders_origin_desc on orders (origin desc nulls last, id desc) where deleted_at is null;
create index orders_ordered on orders (ordered_on, id) where deleted_at is null;
create index orders_ordered_desc on orders (ordered_on desc nulls last, id desc) where deleted_at is null;
create index orders_balance_on on orders (balance_on, id) where deleted_at is null;
create index orders_balance_on_desc on orders (balance_on desc nulls last, id desc) where deleted_at is null;
create index orders_company on orders (sort_company, id) where deleted_at is null;
create index orders_company_desc on orders (sort_company desc nulls last, id desc) where deleted_at is null;
create index orders_organization_name on orders (sort_organization, id) where deleted_at is null;
create index orders_organization_name_desc on orders (sort_organization desc nulls last, id desc) where deleted_at is null;
create index orders_last_name on orders (sort_last_name, id) where deleted_at is null;
create index orders_last_name_desc on orders (sort_last_name desc nulls last, id desc) where deleted_at is null;
create index orders_first_name on orders (sort_first_name, id) where deleted_at is null;
create index orders_first_name_desc on orders (sort_first_name desc nulls last, id desc) where deleted_at is null;
create index orders_email on orders (sort_email, id) where deleted_at is null;
create index orders_email_desc on orders (sort_email desc nulls last, id desc) where deleted_at is null;
create index orders_product_name on orders (sort_product, id) where deleted_at is null;
create index orders_product_name_desc on orders (sort_product desc nulls last, id desc) where deleted_at is null;
create index orders_deposit_payment on orders (sort_deposit_payment_type, id) where deleted_at is null;
create index orders_deposit_payment_desc on orders (sort_deposit_payment_type desc nulls last, id desc) where deleted_at is null;
create index orders_balance_payment on orders (sort_balance_payment_type, id) where deleted_at is null;
create index orders_balance_payment_desc on orders (sort_balance_payment_type desc nulls last, id desc) where deleted_at is null;
create index orders_vat_number on orders (sort_vat_number, id) where deleted_at is null;
create index orders_vat_number_desc on orders (sort_vat_number desc nulls last, id desc) where deleted_at is null;

-- An order is listed, sorted and found by the names of today of its organization and its product: they are kept on the
-- row. The share lock makes a renaming at the same moment wait, and so reach this order too.
create function set_order_names() returns trigger language plpgsql as $$
begin
  if new.organization_id is null then
    new.organization_name := null;
  elsif tg_op = 'INSERT' or new.organization_id is distinct from old.organization_id then
    select name into new.organization_name from organizations where id = new.organization_id for share;
  end if;
  if new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    select name into new.product_name from products where id = new.product_id for share;
  end if;
  return new;
end $$;
create trigger set_order_names before insert or update of organization_id, product_id on orders
  for each row execute function set_order_names();

create function rename_orders() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'organizations' then
    update orders set organization_name = new.name where organization_id = new.id;
  else
    update orders set product_name = new.name where product_id = new.id;
  end if;
  return null;
end $$;
create trigger rename_orders after update of name on organizations
  for each row when (old.name is distinct from new.name) execute function rename_orders();
create trigger rename_orders after update of name on products
  for each row when (old.name is distinct from new.name) execute function rename_orders();

-- Count and sums of the orders that are not deleted, for each combination of the list's filters: kept as deltas, so that
-- concurrent writers never wait for one another, and so that no list adds up the whole table.
create table order_totals (
  origin text,
  product_id uuid,
  sort_product text collate "C",
  has_organization boolean not null,
  orders bigint not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  outstanding_cents bigint not null
);
alter table order_totals set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function keep_order_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_totals
    select origin, product_id, sort_product, organization_id is not null, count(*), sum(total_cents), sum(paid_cents),
      sum(greatest(total_cents - paid_cents, 0))
    from after_write where deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into order_totals
    select origin, product_id, sort_product, organization_id is not null, -count(*), -sum(total_cents), -sum(paid_cents),
      -sum(greatest(total_cents - paid_cents, 0))
    from before_write where deleted_at is null group by 1, 2, 3, 4;
  else
    -- What a write does not change cancels out, and leaves no row.
    insert into order_totals
    select * from (
      select origin, product_id, sort_product, organization_id is not null, sum(n) as orders,
        sum(n * total_cents) as total_cents, sum(n * paid_cents) as paid_cents,
        sum(n * greatest(total_cents - paid_cents, 0)) as outstanding_cents
      from (select 1 as n, * from after_write union all select -1, * from before_write) written
      where deleted_at is null group by 1, 2, 3, 4
    ) delta where orders <> 0 or total_cents <> 0 or paid_cents <> 0 or outstanding_cents <> 0;
  end if;
  return null;
end $$;
create trigger keep_inserted_totals after insert on orders
  referencing new table as after_write for each statement execute function keep_order_totals();
create trigger keep_updated_totals after update on orders
  referencing old table as before_write new table as after_write for each statement execute function keep_order_totals();
create trigger keep_deleted_totals after delete on orders
  referencing old table as before_write for each statement execute function keep_order_totals();
