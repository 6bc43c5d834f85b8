import { orderChanges } from '@registrar/domain/orders/order'
import { updateSubscription } from '#features/subscriptions'
import { type FieldChanges, recordChange } from '#platform/commands/change-log'
import { oldValues, type RecordRestorer, type RestoreContext, restoreRecord } from '#platform/commands/restore-record'
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

/** How an order comes back from the bin and from its history. */
export const orderRestorer: RecordRestorer = {
  kind: orderRecord,
  computed: new Set(['organizationName']),
  putBack: async (tx, id, fields, context) => {
    await updateOrder(tx, id, oldValues(orderChanges, fields), context.session, true)
    await linkAgain(tx, id, fields, context)
  },
  restore: (tx, id, { session }) => restoreRecord(tx, orderRecord, id, session),
  remove: (tx, id, { session }) => removeOrder(tx, id, session),
}
