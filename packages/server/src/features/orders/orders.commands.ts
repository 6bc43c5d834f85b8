import type { NewOrder } from '@registrar/domain/orders/new-order'
import type { Order, OrderChanges } from '@registrar/domain/orders/order'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'
import { resolveOrganization, resolveProduct } from './order-references.ts'
import { findOrder } from './orders.queries.ts'
import { orderValues } from './orders.row.ts'

const BLANK = {
  organizationId: null,
  organizationName: null,
  productId: null,
  product: null,
  noVat: false,
  withVat: false,
  vatNumber: null,
}

// What a save leaves in the fields it sends and in those that follow from them.
const resolveFields = async (tx: Tx, before: typeof BLANK | Order, sent: OrderChanges) => ({
  ...sentFields(sent),
  ...(await resolveOrganization(tx, before, sent)),
  ...(await resolveProduct(tx, before, sent)),
  ...resolveOrderVat(before, sent),
})

/**
 * Creates an order and gives its id. For an organization that does not exist yet it keeps the two names and has none
 * (decision T2).
 * @throws Problem NOT_FOUND for the organization or the product
 */
export const createOrder = (db: Db, sent: NewOrder, session: Session): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { newOrganization, ...asked } = sent
    const fields = await resolveFields(tx, BLANK, { ...asked, ...(newOrganization && { organizationId: null }) })
    const id = newId()
    await tx
      .insertInto('orders')
      .values({ ...orderValues(fields), id })
      .execute()
    await recordChange(tx, session, {
      recordType: 'order',
      recordId: id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return id
  })

/**
 * Changes the fields sent, and those that follow from them, and gives the whole record; a save that changes nothing
 * writes nothing.
 * @throws Problem NOT_FOUND for the order, the organization or the product
 */
export const updateOrder = (db: Db, id: string, sent: OrderChanges, session: Session): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    const before = await findOrder(tx, id, 'lock')
    const after = await resolveFields(tx, before, sent)
    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) return before
    const updatedAt = now()
    const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields))
    await tx
      .updateTable('orders')
      .set({ ...orderValues(changed), updated_at: updatedAt })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, session, { recordType: 'order', recordId: id, action: 'updated', fields })
    return { ...before, ...after, updatedAt }
  })

/**
 * Deletes an order softly: it no longer counts in lists, sums and subscriptions.
 * @throws Problem NOT_FOUND
 */
export const removeOrder = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findOrder(tx, id, 'lock')
    await tx.updateTable('orders').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'order', recordId: id, action: 'deleted' })
  })
