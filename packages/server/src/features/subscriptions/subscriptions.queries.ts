import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Subscription, SubscriptionSearch } from '@registrar/domain/subscriptions/subscription'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { subscriptionColumns, subscriptionOfRow } from './subscriptions.row.ts'

/** Subscriptions in the shape that the API answers, without deleted ones and those of an organization in the bin (BIN-2). */
export const selectSubscriptions = (db: Db | Tx) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .innerJoin('organizations as o', 'o.id', 'subscriptions.organization_id')
    .select(subscriptionColumns)
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('subscription_orders')
            .innerJoin('orders', 'orders.id', 'subscription_orders.order_id')
            .select(sql<string[]>`array_agg(orders.id::text order by orders.ordered_on, orders.id)`.as('ids'))
            .whereRef('subscription_orders.subscription_id', '=', 'subscriptions.id')
            .where('orders.deleted_at', 'is', null),
          sql<string[]>`'{}'`,
        )
        .as('orderIds'),
    )
    .where('subscriptions.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)

/** The subscriptions of an organization by product, oldest first. `today` decides which payments are missing (SUB-4). */
export const searchSubscriptions = async (
  db: Db,
  { organizationId }: SubscriptionSearch,
  today: IsoDate,
): Promise<Subscription[]> => {
  if (!isId(organizationId)) return []

  const rows = await selectSubscriptions(db)
    .where('subscriptions.organization_id', '=', organizationId)
    .orderBy('products.sort_name')
    .orderBy('subscriptions.starting_date')
    .orderBy('subscriptions.id')
    .execute()

  return rows.map((row) => subscriptionOfRow(row, today))
}

/**
 * One subscription.
 * @throws Problem NOT_FOUND when unknown or deleted, or when its organization is in the bin
 */
export const findSubscription = async (db: Db | Tx, id: string, today: IsoDate): Promise<Subscription> => {
  const row = await requireRow('subscription', id, selectSubscriptions(db).where('subscriptions.id', '=', id))

  return subscriptionOfRow(row, today)
}
