import type { Organization } from '@registrar/domain/organizations/organization'
import type { UserReference } from '@registrar/domain/users/users'
import type { Tx } from '#platform/database/database'
import { detailColumnByField, detailValues } from './organizations.row.ts'

/** Writes the changed fields of `organization_details`; the first of them creates the row. */
export const writeDetails = async (tx: Tx, id: string, after: Record<string, unknown>, changed: Set<string>) => {
  const fields = Object.keys(detailColumnByField).filter((field) => changed.has(field))
  if (fields.length === 0) return

  const values = detailValues(Object.fromEntries(fields.map((field) => [field, after[field]])))
  await tx
    .insertInto('organization_details')
    .values({ ...values, organization_id: id })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute()
}

/** Replaces the assigned users. */
export const writeUsers = async (tx: Tx, id: string, users: UserReference[]) => {
  await tx.deleteFrom('organization_users').where('organization_id', '=', id).execute()
  if (users.length === 0) return

  const rows = users.map((user, position) => ({ organization_id: id, user_id: user.userId, position }))
  await tx.insertInto('organization_users').values(rows).execute()
}

/** Replaces the list of attached files. */
export const writeFiles = async (tx: Tx, id: string, files: Organization['attachedFiles']) => {
  await tx.deleteFrom('organization_files').where('organization_id', '=', id).execute()
  if (files.length === 0) return

  const rows = files.map(({ url, folder, fileName }, position) => ({
    organization_id: id,
    position,
    url,
    folder,
    file_name: fileName,
  }))
  await tx.insertInto('organization_files').values(rows).execute()
}
