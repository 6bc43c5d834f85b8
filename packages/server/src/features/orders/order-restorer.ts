import { orderChanges } from '@registrar/domain/orders/order'
import { productRecord } from '#features/products'
import { updateSubscription } from '#features/subscriptions'
import { type FieldChanges, recordChange } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import {
  oldValues,
  type RecordRestorer,
  type RestoreContext,
  restoreRecord,
  restoreRefusedWhileInBin,
} from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { removeOrder, updateOrder } from './orders.commands.ts'
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

// A product in use is not in the bin (PROD-3).
const requireProduct = async (tx: Tx, id: string) => {
  const { product_id } = await tx
    .selectFrom('orders')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (product_id !== null && !(await lockIfExists(tx, productRecord, product_id, 'share')))
    throw restoreRefusedWhileInBin('product')
}

/** How an order comes back from the bin and from its history. */
export const orderRestorer: RecordRestorer = {
  kind: orderRecord,
  computed: new Set(['organizationName']),
  putBack: async (tx, id, fields, context) => {
    await updateOrder(tx, id, oldValues(orderChanges, fields), context.session, true)
    await linkAgain(tx, id, fields, context)
  },
  restore: (tx, id, { session }) => restoreRecord(tx, orderRecord, id, session, () => requireProduct(tx, id)),
  remove: (tx, id, { session }) => removeOrder(tx, id, session),
}
