-- The orders of an origin, and those without an organization, in the order of the list: found without passing the others.
create index orders_origin_created on orders (origin, created_at, id) where deleted_at is null;
create index orders_no_origin_created on orders (created_at, id) where deleted_at is null and origin is null;
create index orders_no_organization_created on orders (created_at, id) where deleted_at is null and organization_id is null;
