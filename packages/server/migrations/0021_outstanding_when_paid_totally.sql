-- An order that is ticked as paid totally has nothing outstanding, whatever its amounts say.
create function outstanding_cents_of(total_cents bigint, paid_cents bigint, is_paid_totally boolean) returns bigint
  language sql immutable parallel safe
  return case when is_paid_totally then 0 else greatest(total_cents - paid_cents, 0) end;

create or replace function keep_order_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_totals
    select origin, product_id, sort_product, organization_id is not null, count(*), sum(total_cents), sum(paid_cents),
      sum(outstanding_cents_of(total_cents, paid_cents, is_paid_totally))
    from after_write where deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into order_totals
    select origin, product_id, sort_product, organization_id is not null, -count(*), -sum(total_cents), -sum(paid_cents),
      -sum(outstanding_cents_of(total_cents, paid_cents, is_paid_totally))
    from before_write where deleted_at is null group by 1, 2, 3, 4;
  else
    -- What a write does not change cancels out, and leaves no row.
    insert into order_totals
    select * from (
      select origin, product_id, sort_product, organization_id is not null, sum(n) as orders,
        sum(n * total_cents) as total_cents, sum(n * paid_cents) as paid_cents,
        sum(n * outstanding_cents_of(total_cents, paid_cents, is_paid_totally)) as outstanding_cents
      from (select 1 as n, * from after_write union all select -1, * from before_write) written
      where deleted_at is null group by 1, 2, 3, 4
    ) delta where orders <> 0 or total_cents <> 0 or paid_cents <> 0 or outstanding_cents <> 0;
  end if;
  return null;
end $$;

delete from order_totals;
insert into order_totals
select origin, product_id, sort_product, organization_id is not null, count(*), sum(total_cents), sum(paid_cents),
  sum(outstanding_cents_of(total_cents, paid_cents, is_paid_totally))
from orders where deleted_at is null group by 1, 2, 3, 4;
