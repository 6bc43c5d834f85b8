import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** Adds up the deltas of the stored counts and sums. The housekeeping runs it; it is safe while others write. */
export const foldOrderTotals = async (db: Db): Promise<void> => {
  await sql`
    with spread as (
      select origin, product_id, sort_product, has_organization from order_totals group by 1, 2, 3, 4 having count(*) > 1
    ), folded as (
      delete from order_totals t using spread s
      where (t.origin, t.product_id, t.sort_product, t.has_organization)
        is not distinct from (s.origin, s.product_id, s.sort_product, s.has_organization)
      returning t.*
    )
    insert into order_totals
    select origin, product_id, sort_product, has_organization, sum(orders), sum(total_cents), sum(paid_cents),
      sum(outstanding_cents)
    from folded group by 1, 2, 3, 4 having sum(orders) <> 0`.execute(db)
}
