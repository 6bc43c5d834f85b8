create table subscriptions (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  product_id uuid not null references products (id),
  plan smallint not null check (plan between 1 and 60),
  starting_date date not null,
  status text not null default 'CURRENT' check (status in ('CURRENT', 'CANCELLED', 'UNPAID')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index subscriptions_organization on subscriptions (organization_id) where deleted_at is null;
create index subscriptions_product on subscriptions (product_id) where deleted_at is null;

-- An order pays a period of one subscription at most: the key says so.
create table subscription_orders (
  order_id uuid primary key references orders (id),
  subscription_id uuid not null references subscriptions (id),
  created_at timestamptz not null default now()
);
create index subscription_orders_subscription on subscription_orders (subscription_id);
