-- Totals and sums are counted when a list is read (docs/decisions/0028).
drop procedure keep_row_count(regclass);
drop function count_inserted(), count_erased(), count_deleted_mark(),
  count_listed_inserted(), count_listed_erased(), count_listed_mark(), keep_order_totals() cascade;
drop table row_counts;
drop table order_totals;

-- Holds all that the sums under the list of orders read.
create index orders_sums on orders (product_id, origin, sort_product) include (organization_id, total_cents, paid_cents, is_paid_totally)
  where deleted_at is null;
