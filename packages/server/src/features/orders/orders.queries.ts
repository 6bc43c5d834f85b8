import type { Order } from '@registrar/domain/orders/order'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { orderOfRow, orderRowColumns } from './orders.row.ts'

/** The subscription that an order pays a period of. */
const subscriptionOf = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb
    .selectFrom('subscription_orders')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_orders.subscription_id')
    .select('subscriptions.id')
    .whereRef('subscription_orders.order_id', '=', 'orders.id')
    .where('subscriptions.deleted_at', 'is', null)

/** The product's present name, or the name that was written when the catalogue had none. */
const productOf = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb.fn.coalesce(
    eb.selectFrom('products').select('products.name').whereRef('products.id', '=', 'orders.product_id'),
    'orders.product_name',
  )

/** Orders as lists show them; a deleted one too. */
export const selectOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .select(orderRowColumns)
    .select((eb) => [productOf(eb).as('product'), subscriptionOf(eb).as('subscriptionId')])

const selectWholeOrders = (db: Db | Tx) =>
  selectOrders(db).select('orders.comment').where('orders.deleted_at', 'is', null)

/** The whole orders that have these ids and are not deleted. */
export const listOrders = async (db: Db | Tx, ids: readonly string[]): Promise<Order[]> =>
  (
    await selectWholeOrders(db)
      .where(sql<boolean>`orders.id = any(${ids}::uuid[])`)
      .execute()
  ).map(orderOfRow)

/**
 * One whole order.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findOrder = async (db: Db | Tx, id: string): Promise<Order> => {
  const found = await requireRow('order', id, selectWholeOrders(db).where('orders.id', '=', id))

  return orderOfRow(found)
}
