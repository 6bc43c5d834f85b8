import { type Author, recordChange } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { Problem } from '#platform/problem'

// Locks the order, so that nobody moves it to another organization or deletes it while it is linked.
const lockOrder = (tx: Tx, orderId: string) =>
  requireRow(
    'order',
    orderId,
    tx
      .selectFrom('orders')
      .select('organization_id')
      .where('id', '=', orderId)
      .where('deleted_at', 'is', null)
      .forShare(),
  )

const requireSameOrganization = async (tx: Tx, subscriptionId: string, organizationId: string | null) => {
  if (organizationId === null) return

  const own = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (own) return

  const message = 'This order belongs to another organization.'
  throw new Problem('ORDER_OF_ANOTHER_ORGANIZATION', message, { fields: { addedOrder: message } })
}

/**
 * Links an order to a subscription (SUB-5). Linking it again to the same one changes nothing, and the link to a deleted
 * subscription does not count.
 * @throws Problem NOT_FOUND for the order, ORDER_OF_ANOTHER_ORGANIZATION, ORDER_ALREADY_LINKED
 */
export const linkOrder = async (tx: Tx, subscriptionId: string, orderId: string): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  await requireSameOrganization(tx, subscriptionId, order.organization_id)

  const linked = await tx
    .insertInto('subscription_orders')
    .values({ order_id: orderId, subscription_id: subscriptionId })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ subscription_id: subscriptionId })
        .where((eb) =>
          eb.or([
            eb('subscription_orders.subscription_id', '=', subscriptionId),
            eb.exists(
              eb
                .selectFrom('subscriptions')
                .select('subscriptions.id')
                .whereRef('subscriptions.id', '=', 'subscription_orders.subscription_id')
                .where('subscriptions.deleted_at', 'is not', null),
            ),
          ]),
        ),
    )
    .returning('order_id')
    .executeTakeFirst()
  if (!linked) throw new Problem('ORDER_ALREADY_LINKED', 'This order is already linked to another subscription.')
}

/**
 * Unlinks an order from a subscription.
 * @throws Problem NOT_FOUND when it is not linked to this one
 */
export const unlinkOrder = async (tx: Tx, subscriptionId: string, orderId: string): Promise<void> => {
  await requireRow(
    'linked order',
    orderId,
    tx
      .deleteFrom('subscription_orders')
      .where('order_id', '=', orderId)
      .where('subscription_id', '=', subscriptionId)
      .returning('order_id'),
  )
}

/**
 * Unlinks an order that has moved to another organization from the subscription it pays for, in the caller's transaction
 * (SUB-7). An order without an organization stays linked.
 * @returns whether it was linked
 */
export const unlinkMovedOrder = async (
  tx: Tx,
  orderId: string,
  organizationId: string | null,
  author: Author,
): Promise<boolean> => {
  if (organizationId === null) return false

  const linked = await tx
    .selectFrom('subscription_orders as own')
    .innerJoin('subscriptions', 'subscriptions.id', 'own.subscription_id')
    .innerJoin('subscription_orders as every', 'every.subscription_id', 'subscriptions.id')
    .select(['subscriptions.id', 'every.order_id'])
    .where('own.order_id', '=', orderId)
    .where('subscriptions.organization_id', '!=', organizationId)
    .orderBy('every.order_id')
    .execute()
  const [subscription] = linked
  if (!subscription) return false

  await unlinkOrder(tx, subscription.id, orderId)

  const orderIds = linked.map((row) => row.order_id)
  await recordChange(tx, author, {
    recordType: 'subscription',
    recordId: subscription.id,
    action: 'updated',
    fields: { orderIds: [orderIds, orderIds.filter((id) => id !== orderId)] },
  })
  return true
}
