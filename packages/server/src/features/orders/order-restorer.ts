import { orderChanges } from '@registrar/domain/orders/order'
import { oldValues, type RecordRestorer, restoreRecord } from '#platform/commands/restore-record'
import { removeOrder, updateOrder } from './orders.commands.ts'
import { orderRecord } from './orders.row.ts'

/** How an order comes back from the bin and from its history. */
export const orderRestorer: RecordRestorer = {
  kind: orderRecord,
  putBack: (tx, id, fields, { session }) => updateOrder(tx, id, oldValues(orderChanges, fields), session),
  restore: (tx, id, { session }) => restoreRecord(tx, orderRecord, id, session),
  remove: (tx, id, { session }) => removeOrder(tx, id, session),
}
