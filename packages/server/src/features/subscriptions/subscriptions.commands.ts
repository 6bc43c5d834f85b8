import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { NewSubscription, Subscription, SubscriptionChanges } from '@registrar/domain/subscriptions/subscription'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { findProduct, productRecord } from '#features/products'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { linkOrder, unlinkOrder } from './linked-orders.commands.ts'
import { findSubscription } from './subscriptions.queries.ts'
import { subscriptionRecord } from './subscriptions.row.ts'

const NOT_A_SUBSCRIPTION = 'This product is not sold as a subscription.'

/**
 * Subscribes an organization to a product and returns the subscription's id (SUB-2).
 * @throws Problem NOT_FOUND for the organization or the product, PRODUCT_NOT_A_SUBSCRIPTION
 */
export const createSubscription = (db: Db, body: NewSubscription, session: Session): Promise<string> =>
  createRecord(db, subscriptionRecord, session, async (tx, id) => {
    await lockRecord(tx, organizationRecord, body.organizationId, 'key share')
    await lockRecord(tx, productRecord, body.productId, 'share')
    const product = await findProduct(tx, body.productId)
    if (!product.subscription)
      throw new Problem('PRODUCT_NOT_A_SUBSCRIPTION', NOT_A_SUBSCRIPTION, { fields: { productId: NOT_A_SUBSCRIPTION } })

    await tx
      .insertInto('subscriptions')
      .values({
        id,
        organization_id: body.organizationId,
        product_id: body.productId,
        plan: body.plan,
        starting_date: body.startingDate,
      })
      .execute()

    return { ...body, status: 'CURRENT' }
  })

/**
 * Links an order, unlinks one, sets the status, and returns the subscription as it is today.
 * @throws Problem NOT_FOUND for the subscription or an order, CHANGED_MEANWHILE, ORDER_OF_ANOTHER_ORGANIZATION, ORDER_ALREADY_LINKED
 */
export const updateSubscription = (
  db: Db | Tx,
  id: string,
  sent: SubscriptionChanges,
  today: IsoDate,
  session: Session,
): Promise<Subscription> =>
  inTransaction(db, async (tx) => {
    await updateRecord(tx, subscriptionRecord, id, session, {
      read: () => findSubscription(tx, id, today),
      decide: async (before) => {
        const edits = await reconcileEdits(tx, before, sent, session)
        if (sent.addedOrder !== undefined) await linkOrder(tx, id, sent.addedOrder)
        if (sent.deletedOrder !== undefined) await unlinkOrder(tx, id, sent.deletedOrder)
        const { orderIds } = await findSubscription(tx, id, today)

        return { status: edits.status ?? before.status, orderIds }
      },
      write: async (_tx, { after, updatedAt }) => {
        await tx
          .updateTable('subscriptions')
          .set({ status: after.status, updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })

    return findSubscription(tx, id, today)
  })

/**
 * Deletes a subscription softly. Its orders stay and may be linked to another one.
 * @throws Problem NOT_FOUND
 */
export const removeSubscription = (db: Db | Tx, id: string, today: IsoDate, session: Session): Promise<void> =>
  removeRecord(db, subscriptionRecord, id, session, async (tx) => {
    await findSubscription(tx, id, today)
  })

/**
 * Makes sure that neither the organization nor the product of a subscription is in the bin.
 * @throws Problem RESTORE_REFUSED
 */
export const requireEndsOfSubscription = async (tx: Tx, id: string): Promise<void> => {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select(['organization_id', 'product_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  if (!(await lockIfExists(tx, organizationRecord, subscription.organization_id, 'key share')))
    throw restoreRefusedWhileInBin('organization')
  if (!(await lockIfExists(tx, productRecord, subscription.product_id, 'share')))
    throw restoreRefusedWhileInBin('product')
}
