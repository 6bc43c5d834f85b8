import type { FieldChanges } from '#platform/commands/change-log'
import { oldValues, type RestoreContext } from '#platform/commands/restore-record'
import { subscriptionChanges } from '@registrar/domain/subscriptions/subscription'
import type { Tx } from '#platform/database/database'
import { updateSubscription } from './subscriptions.commands.ts'
import { findSubscription } from './subscriptions.queries.ts'

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

// Links the orders that the change unlinked and unlinks those that it linked, unless a later change has done so already.
const linkOldOrders = async (
  tx: Tx,
  id: string,
  { orderIds: change }: FieldChanges,
  { session, today }: RestoreContext,
) => {
  const before = idsOf(change?.[0])
  const after = idsOf(change?.[1])
  const { orderIds: linked } = await findSubscription(tx, id, today)

  for (const deletedOrder of after.filter((order) => !before.includes(order) && linked.includes(order)))
    await updateSubscription(tx, id, { deletedOrder }, today, session)
  for (const addedOrder of before.filter((order) => !after.includes(order) && !linked.includes(order)))
    await updateSubscription(tx, id, { addedOrder }, today, session)
}

/** Writes the old status of a subscription, and links the orders that it had. */
export const writeOldSubscriptionValues = async (
  tx: Tx,
  id: string,
  fields: FieldChanges,
  context: RestoreContext,
): Promise<void> => {
  const { status } = oldValues(subscriptionChanges, fields)
  if (status) await updateSubscription(tx, id, { status }, context.today, context.session)
  await linkOldOrders(tx, id, fields, context)
}
