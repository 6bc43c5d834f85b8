import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database'

/** Few enough that somebody who saves one of these orders does not notice the wait. */
const BATCH = 500

/**
 * Gives a renamed product's new name to the next orders that are searched and sorted by the old one. Several servers may
 * run it at once; each works on another product.
 * @returns whether there may be more
 */
export const applyNextProductRenames = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const rename = await tx
      .selectFrom('order_renames')
      .select('product_id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!rename) return false

    const { rows } = await sql<{ renamed: number }>`
      select rename_orders_of(${rename.product_id}, ${BATCH}) as renamed`.execute(tx)

    if ((rows[0]?.renamed ?? 0) < BATCH)
      await tx.deleteFrom('order_renames').where('product_id', '=', rename.product_id).execute()

    return true
  })
