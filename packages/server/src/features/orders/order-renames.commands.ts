import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** Few enough that who saves one of these orders does not wait. */
const BATCH = 500

/**
 * Gives the next orders of a renamed product its new name in searches and in the order of lists, and says whether there
 * may be more. Safe beside other servers: each takes a product that no other is at.
 */
export const applyNextProductRenames = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const asked = await tx.selectFrom('order_renames').select('product_id').limit(1).forUpdate().skipLocked().execute()
    const [rename] = asked
    if (!rename) return false
    const { rows } = await sql<{ renamed: number }>`
      select rename_orders_of(${rename.product_id}, ${BATCH}) as renamed`.execute(tx)
    if ((rows[0]?.renamed ?? 0) < BATCH)
      await tx.deleteFrom('order_renames').where('product_id', '=', rename.product_id).execute()
    return true
  })
