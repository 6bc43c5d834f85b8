import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { NewSubscription, Subscription, SubscriptionChanges } from '@registrar/domain/subscriptions/subscription'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { holdRecord } from '#platform/hold-record'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { linkOrder, unlinkOrder } from './linked-orders.ts'
import { findSubscription } from './subscriptions.queries.ts'

// Both ends are held while the subscription is made, so that neither is deleted at the same moment.
const requireReferences = async (tx: Tx, { organizationId, productId }: NewSubscription) => {
  if (!(await holdRecord(tx, 'organizations', organizationId))) throw notFound('organization')
  const product = isId(productId)
    ? await tx
        .selectFrom('products')
        .select('is_subscription')
        .where('id', '=', productId)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined
  if (!product) throw notFound('product')
  if (!product.is_subscription)
    throw new Problem('PRODUCT_NOT_A_SUBSCRIPTION', 'This product is not sold as a subscription.', {
      fields: { productId: 'This product is not sold as a subscription.' },
    })
}

/**
 * Subscribes an organization to a product and gives the subscription's id.
 * @throws Problem NOT_FOUND for the organization or the product, PRODUCT_NOT_A_SUBSCRIPTION
 */
export const createSubscription = (db: Db, asked: NewSubscription, session: Session): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await requireReferences(tx, asked)
    const id = newId()
    await tx
      .insertInto('subscriptions')
      .values({
        id,
        organization_id: asked.organizationId,
        product_id: asked.productId,
        plan: asked.plan,
        starting_date: asked.startingDate,
      })
      .execute()
    await recordChange(tx, session, {
      recordType: 'subscription',
      recordId: id,
      action: 'created',
      fields: changedFields({}, { ...asked, status: 'CURRENT' }),
    })
    return id
  })

/**
 * Links an order, unlinks one, sets the status, and gives the subscription as it is today.
 * @throws Problem NOT_FOUND for the subscription or an order, ORDER_ALREADY_LINKED
 */
export const updateSubscription = (
  db: Db,
  id: string,
  sent: SubscriptionChanges,
  today: IsoDate,
  session: Session,
): Promise<Subscription> =>
  db.transaction().execute(async (tx) => {
    const before = await findSubscription(tx, id, today, 'lock')
    if (sent.addedOrder !== undefined) await linkOrder(tx, id, sent.addedOrder)
    if (sent.deletedOrder !== undefined) await unlinkOrder(tx, id, sent.deletedOrder)
    const status = sent.status ?? before.status
    if (status !== before.status || sent.addedOrder !== undefined || sent.deletedOrder !== undefined)
      await tx.updateTable('subscriptions').set({ status, updated_at: now() }).where('id', '=', id).execute()
    const after = await findSubscription(tx, id, today)
    const fields = changedFields(
      { status: before.status, orderIds: before.orderIds },
      { status: after.status, orderIds: after.orderIds },
    )
    if (Object.keys(fields).length > 0)
      await recordChange(tx, session, { recordType: 'subscription', recordId: id, action: 'updated', fields })
    return after
  })

/**
 * Deletes a subscription softly; its orders stay, and may be linked to another.
 * @throws Problem NOT_FOUND
 */
export const removeSubscription = (db: Db, id: string, today: IsoDate, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findSubscription(tx, id, today, 'lock')
    await tx.updateTable('subscriptions').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'subscription', recordId: id, action: 'deleted' })
  })
