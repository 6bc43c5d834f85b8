import type { NewOrder } from '@registrar/domain/orders/new-order'
import type { Order, OrderChanges } from '@registrar/domain/orders/order'
import { recordTypeNouns } from '@registrar/domain/shared/change'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { reconcileEdits } from '#features/conflicts'
import { unlinkMovedOrder } from '#features/subscriptions'
import { createRecords } from '#platform/commands/record-batches'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { notFound, type Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { lockOrganizationNames, lockProductsByName, resolveOrganization, resolveProduct } from './order-references.ts'
import { findOrder } from './orders.queries.ts'
import { orderRecord, orderValues } from './orders.row.ts'

const BLANK = {
  organizationId: null,
  organizationName: null,
  productId: null,
  product: null,
  noVat: false,
  withVat: false,
  vatNumber: null,
}

/** The fields of a save, and those that follow from them by ORD-5 and ORD-6. */
const resolveFields = async (tx: Tx, before: typeof BLANK | Order, sent: OrderChanges) => ({
  ...sent,
  ...(await resolveOrganization(tx, { before, sent })),
  ...(await resolveProduct(tx, { before, sent })),
  ...resolveOrderVat(before, sent),
})

/**
 * Creates an order and returns its id. An order of an organization that does not exist yet keeps only the two names
 * (ORD-4).
 * @throws Problem NOT_FOUND for the organization or the product
 */
export const createOrder = (db: Db | Tx, { newOrganization, ...sent }: NewOrder, session: Session): Promise<string> =>
  createRecord(db, orderRecord, session, async (tx, id) => {
    const fields = await resolveFields(tx, BLANK, newOrganization ? { ...sent, organizationId: null } : sent)

    await tx
      .insertInto('orders')
      .values({ ...orderValues(fields), id })
      .execute()

    return fields
  })

const organizationIdOf = ({ newOrganization, organizationId }: NewOrder): string | null =>
  newOrganization ? null : (organizationId ?? null)

const productNameOf = (sent: NewOrder): string => sent.product?.trim() ?? ''

/**
 * Creates many orders at once, each of a product that it names.
 * @returns why an order could not be made, by its place: NOT_FOUND for an organization that was deleted meanwhile
 */
export const createOrders = async (
  tx: Tx,
  orders: readonly NewOrder[],
  session: Session,
): Promise<Map<number, Problem>> => {
  const refused = new Map<number, Problem>()
  const ids = [...new Set(orders.flatMap((sent) => organizationIdOf(sent) ?? []))]
  const organizations = await lockOrganizationNames(tx, ids)
  const products = await lockProductsByName(tx, orders.map(productNameOf).filter(Boolean))

  const made = orders.flatMap(({ newOrganization, ...sent }, place) => {
    const organizationId = organizationIdOf({ newOrganization, ...sent })
    const organizationName = organizationId === null ? null : organizations.get(organizationId)
    if (organizationName === undefined) refused.set(place, notFound(recordTypeNouns.organization))
    if (organizationName === undefined) return []

    const name = productNameOf(sent)
    const product = products.get(name) ?? { productId: null, product: name || null }
    const fields = { ...sent, organizationId, organizationName, ...product, ...resolveOrderVat(BLANK, sent) }
    return [{ id: newId(), fields }]
  })
  await createRecords(tx, orderRecord, session, made, async () => {
    const rows = made.map(({ id, fields }) => ({ ...orderValues(fields), id }))
    await tx.insertInto('orders').values(rows).execute()
  })
  return refused
}

/**
 * Changes the fields sent, and those that follow from them, and returns the whole order. A save that changes nothing
 * writes nothing. An order that moves to another organization is unlinked from its subscription (SUB-7).
 * @throws Problem NOT_FOUND for the order, the organization or the product, CHANGED_MEANWHILE
 */
export const updateOrder = (db: Db | Tx, id: string, sent: OrderChanges, session: Session): Promise<Order> =>
  updateRecord(db, orderRecord, id, session, {
    read: findOrder,
    decide: async (before, tx) => {
      const after = await resolveFields(tx, before, await reconcileEdits(tx, before, sent, session))
      const isMoved = after.organizationId !== before.organizationId
      const isUnlinked = isMoved && (await unlinkMovedOrder(tx, id, after.organizationId, session))

      return { ...after, ...(isUnlinked && { subscriptionId: null }) }
    },
    write: async (tx, { changed, updatedAt }) => {
      const values = { ...orderValues(changed), updated_at: updatedAt }
      await tx.updateTable('orders').set(values).where('id', '=', id).execute()
    },
  })

/**
 * Deletes an order softly: it no longer counts in lists, sums and subscriptions.
 * @throws Problem NOT_FOUND
 */
export const removeOrder = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, orderRecord, id, session)
