import { keepRunningReturns } from '#features/filings'
import { now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import { writeOrganization } from '../organization-writes.commands.ts'
import { detailValues, listedValues } from '../organizations.row.ts'
import type { PlannedWrite } from './import-plan.ts'

/** Inserts new organizations; at most 2,000 at once, as a statement takes 65,535 values. */
export const insertOrganizations = async (tx: Tx, created: readonly PlannedWrite[]): Promise<void> => {
  if (created.length === 0) return

  const rows = created.map(({ id, name, changed }) => ({ ...listedValues(changed), id, name }))
  await tx.insertInto('organizations').values(rows).execute()

  const details = created
    .map(({ id, changed }) => ({ id, values: detailValues(changed) }))
    .filter(({ values }) => Object.keys(values).length > 0)
    .map(({ id, values }) => ({ ...values, organization_id: id }))
  if (details.length > 0) await tx.insertInto('organization_details').values(details).execute()

  const users = created.flatMap(({ id, changed }) =>
    (changed.users ?? []).map(({ userId }, position) => ({ organization_id: id, user_id: userId, position })),
  )
  if (users.length > 0) await tx.insertInto('organization_users').values(users).execute()

  const withReturn = created.filter(({ changed }) => changed.nextArReminder).map(({ id }) => id)
  if (withReturn.length > 0) await keepRunningReturns(tx, withReturn)
}

/** Writes the changed fields of existing organizations. */
export const updateOrganizations = async (tx: Tx, updated: readonly PlannedWrite[]): Promise<void> => {
  const updatedAt = now()

  for (const { id, changed } of updated) await writeOrganization(tx, { before: { _id: id }, changed, updatedAt })
}
