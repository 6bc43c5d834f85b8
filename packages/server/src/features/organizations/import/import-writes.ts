import { now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import type { PlannedWrite } from './import-plan.ts'
import { writeDetails } from '../organization-side-tables.ts'
import { detailColumnByField, detailValues, listedValues } from '../organizations.row.ts'

const onlyChanged = ({ after, changes }: PlannedWrite) =>
  Object.fromEntries(Object.entries(after).filter(([field]) => field in changes))

/** Inserts new organizations; at most 2,000 at once, as a statement takes 65,535 values. */
export const insertOrganizations = async (tx: Tx, created: readonly PlannedWrite[]): Promise<void> => {
  if (created.length === 0) return

  const rows = created.map(({ id, after }) => ({ ...listedValues(after), id, name: String(after['name']) }))
  await tx.insertInto('organizations').values(rows).execute()

  const details = created
    .filter(({ changes }) => Object.keys(changes).some((field) => field in detailColumnByField))
    .map((write) => ({ ...detailValues(onlyChanged(write)), organization_id: write.id }))
  if (details.length > 0) await tx.insertInto('organization_details').values(details).execute()
}

/** Writes the changed fields of existing organizations. */
export const updateOrganizations = async (tx: Tx, updated: readonly PlannedWrite[]): Promise<void> => {
  const updatedAt = now()

  for (const write of updated) {
    const { id, after, changes } = write
    await tx
      .updateTable('organizations')
      .set({ ...listedValues(onlyChanged(write)), updated_at: updatedAt })
      .where('id', '=', id)
      .execute()
    await writeDetails(tx, id, after, new Set(Object.keys(changes)))
  }
}
