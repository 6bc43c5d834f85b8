import type { Tx } from '#platform/database/database'
import { holdRecord } from '#platform/hold-record'
import { isId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'

/**
 * Links an order to a subscription; once more to the same one changes nothing. Any order that no other subscription
 * has may be linked; a deleted subscription has none.
 * @throws Problem NOT_FOUND for the order, ORDER_ALREADY_LINKED (decision T7)
 */
export const linkOrder = async (tx: Tx, subscriptionId: string, orderId: string): Promise<void> => {
  if (!(await holdRecord(tx, 'orders', orderId))) throw notFound('order')
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
