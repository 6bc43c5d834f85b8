import type { FieldChanges } from '#platform/commands/change-log'
import type { RecordRestorer, RestoreContext } from '#platform/commands/restore-record'
import { oldValues } from '#platform/commands/restore-record'
import { subscriptionChanges } from '@registrar/domain/subscriptions/subscription'
import type { Tx } from '#platform/database/database'
import { removeSubscription, restoreSubscription, updateSubscription } from './subscriptions.commands.ts'
import { findSubscription } from './subscriptions.queries.ts'
import { subscriptionRecord } from './subscriptions.row.ts'

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

// Links the orders that the change unlinked and unlinks those that it linked, unless a later change has done so already.
const putOrdersBack = async (
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

/** How a subscription comes back from the bin and from its history. */
export const subscriptionRestorer: RecordRestorer = {
  kind: subscriptionRecord,
  putBack: async (tx, id, fields, context) => {
    const { status } = oldValues(subscriptionChanges, fields)
    if (status) await updateSubscription(tx, id, { status }, context.today, context.session)
    await putOrdersBack(tx, id, fields, context)
  },
  restore: (tx, id, { session }) => restoreSubscription(tx, id, session),
  remove: (tx, id, { session, today }) => removeSubscription(tx, id, today, session),
}
