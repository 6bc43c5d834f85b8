import type { ExportedSubscription, ExportedSubscriptions } from '@registrar/domain/subscriptions/subscription-listing'
import { isId } from '#platform/database/ids'
import type { ExportSource } from '#platform/export/list-source'
import { selectSubscriptions } from './subscriptions.queries.ts'
import { subscriptionOfRow } from './subscriptions.row.ts'

/** The subscriptions of an organization, or of all by name, by product, oldest first, as their list has them. */
export const subscriptionSource: ExportSource<ExportedSubscriptions, ExportedSubscription> = {
  listIds: async ({ organizationId }, { db }) => {
    if (organizationId !== undefined && !isId(organizationId)) return []

    const rows = await db
      .selectFrom('subscriptions as s')
      .innerJoin('products as p', 'p.id', 's.product_id')
      .innerJoin('organizations as o', 'o.id', 's.organization_id')
      .select('s.id')
      .where('s.deleted_at', 'is', null)
      .where('o.deleted_at', 'is', null)
      .$if(organizationId !== undefined, (all) => all.where('s.organization_id', '=', organizationId ?? ''))
      .orderBy('o.sort_name')
      .orderBy('o.id')
      .orderBy('p.sort_name')
      .orderBy('s.starting_date')
      .orderBy('s.id')
      .execute()

    return rows.map(({ id }) => id)
  },
  readRows: async (ids, { db, today }) => {
    const rows = await selectSubscriptions(db)
      .select('o.name as organizationName')
      .where('subscriptions.id', 'in', ids)
      .execute()

    const byId = new Map(rows.map((row) => [row._id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [{ ...subscriptionOfRow(row, today), organizationName: row.organizationName }] : []
    })
  },
}
