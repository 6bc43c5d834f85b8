-- The orders of an origin, and those without an organization, in the order of the list: found without passing the others.
create index orders_origin_created on orders (origin, created_at, id) where deleted_at is null;
create index orders_no_origin_created on orders (created_at, id) where deleted_at is null and origin is null;
create index orders_no_organization_created on orders (created_at, id) where deleted_at is null and organization_id is null;

-- A product that is renamed may have been sold tens of thousands of times, and its name is in the search and in the order
-- of lists. The first orders are renamed with it; the rest are marked here, and follow in batches.
create table order_renames (
  product_id uuid primary key references products (id),
  asked_at timestamptz not null default now()
);

create function rename_orders_of(product uuid, most integer) returns bigint language sql as $$
  with late as (
    select orders.id, products.name from orders join products on products.id = orders.product_id
    where orders.product_id = product and orders.product_name is distinct from products.name
    limit most for update of orders
  ), renamed as (
    update orders set product_name = late.name from late where orders.id = late.id returning orders.id
  )
  select count(*) from renamed
$$;

create function rename_orders_of_product() returns trigger language plpgsql as $$
begin
  if rename_orders_of(new.id, 200) = 200 then
    -- Written anew where it is marked already: so it waits for a batch that is on its way with the name of before.
    insert into order_renames (product_id) values (new.id) on conflict (product_id) do update set asked_at = now();
  end if;
  return null;
end $$;
drop trigger rename_orders on products;
create trigger rename_orders after update of name on products
  for each row when (old.name is distinct from new.name) execute function rename_orders_of_product();

create or replace function rename_orders() returns trigger language plpgsql as $$
begin
  update orders set organization_name = new.name where organization_id = new.id;
  return null;
end $$;
