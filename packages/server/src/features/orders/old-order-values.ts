import { orderChanges } from '@registrar/domain/orders/order'
import { productRecord } from '#features/products'
import { updateSubscription } from '#features/subscriptions'
import { type FieldChanges, recordChange } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { oldValues, type RestoreContext, restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { updateOrder } from './orders.commands.ts'
import { findOrder } from './orders.queries.ts'
import { orderRecord } from './orders.row.ts'

// Links the order again that a move to another organization had unlinked (SUB-7), unless it is linked again already.
const linkAgain = async (tx: Tx, id: string, { subscriptionId }: FieldChanges, { session, today }: RestoreContext) => {
  const unlinkedFrom = subscriptionId?.[0]
  if (typeof unlinkedFrom !== 'string' || (await findOrder(tx, id)).subscriptionId !== null) return

  await updateSubscription(tx, unlinkedFrom, { addedOrder: id }, today, session)
  const change = { recordType: orderRecord.type, recordId: id, action: 'updated' } as const
  await recordChange(tx, session, { ...change, fields: { subscriptionId: [null, unlinkedFrom] } })
}

/** Writes old values of an order, and links it again to the subscription that it had. */
export const writeOldOrderValues = async (
  tx: Tx,
  id: string,
  fields: FieldChanges,
  context: RestoreContext,
): Promise<void> => {
  await updateOrder(tx, id, oldValues(orderChanges, fields), context.session)
  await linkAgain(tx, id, fields, context)
}

/**
 * Makes sure that the product of an order in the bin is not in the bin too: a product in use is not (PROD-3).
 * @throws Problem RESTORE_REFUSED
 */
export const requireProductOfOrder = async (tx: Tx, id: string): Promise<void> => {
  const order = await tx.selectFrom('orders').select('product_id').where('id', '=', id).executeTakeFirst()
  if (order?.product_id && !(await lockIfExists(tx, productRecord, order.product_id, 'share')))
    throw restoreRefusedWhileInBin('product')
}
