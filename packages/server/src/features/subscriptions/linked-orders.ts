import { orderRecord } from '#features/orders'
import { lockRecord } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'

/**
 * Links an order to a subscription (SUB-5). Linking it again to the same one changes nothing, and the link to a deleted
 * subscription does not count.
 * @throws Problem NOT_FOUND for the order, ORDER_ALREADY_LINKED
 */
export const linkOrder = async (tx: Tx, subscriptionId: string, orderId: string): Promise<void> => {
  await lockRecord(tx, orderRecord, orderId, 'key share')

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
  const unlinked = isId(orderId)
    ? await tx
        .deleteFrom('subscription_orders')
        .where('order_id', '=', orderId)
        .where('subscription_id', '=', subscriptionId)
        .returning('order_id')
        .executeTakeFirst()
    : undefined

  if (!unlinked) throw notFound('linked order')
}
