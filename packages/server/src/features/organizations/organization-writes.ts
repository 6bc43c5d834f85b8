import type { Organization } from '@registrar/domain/organizations/organization'
import type { Tx } from '#platform/database/database'
import { riskLevelColumn, writeAmlForm } from './aml/aml-form.ts'
import { detailValues, listedValues } from './organizations.row.ts'

type Fields = Partial<Organization>

/** Writes fields of `organization_details`; the first of them creates the row. */
const writeDetails = async (tx: Tx, organizationId: string, fields: Fields): Promise<void> => {
  const values = detailValues(fields)
  if (Object.keys(values).length === 0) return

  await tx
    .insertInto('organization_details')
    .values({ ...values, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute()
}

const replaceUsers = async (tx: Tx, organizationId: string, users: Organization['users']) => {
  await tx.deleteFrom('organization_users').where('organization_id', '=', organizationId).execute()
  if (users.length === 0) return

  const rows = users.map(({ userId }, position) => ({ organization_id: organizationId, user_id: userId, position }))
  await tx.insertInto('organization_users').values(rows).execute()
}

const replaceFiles = async (tx: Tx, organizationId: string, files: Organization['attachedFiles']) => {
  await tx.deleteFrom('organization_files').where('organization_id', '=', organizationId).execute()
  if (files.length === 0) return

  const rows = files.map(({ url, folder, fileName }, position) => ({
    organization_id: organizationId,
    position,
    url,
    folder,
    file_name: fileName,
  }))
  await tx.insertInto('organization_files').values(rows).execute()
}

const writeSideTables = async (tx: Tx, id: string, fields: Fields) => {
  await writeDetails(tx, id, fields)
  if (fields.aml) await writeAmlForm(tx, id, fields.aml)
  if (fields.users) await replaceUsers(tx, id, fields.users)
  if (fields.attachedFiles) await replaceFiles(tx, id, fields.attachedFiles)
}

/** Inserts an organization with these fields, side tables included. */
export const insertOrganization = async (tx: Tx, id: string, fields: Fields & { name: string }): Promise<void> => {
  const values = { ...listedValues(fields), ...riskLevelColumn(fields.aml), id, name: fields.name }
  await tx.insertInto('organizations').values(values).execute()
  await writeSideTables(tx, id, fields)
}

type Save = { before: Pick<Organization, '_id'>; changed: Fields; updatedAt: string }

/** Writes the changed fields of an organization, side tables included. */
export const writeOrganization = async (tx: Tx, { before, changed, updatedAt }: Save): Promise<void> => {
  const values = { ...listedValues(changed), ...riskLevelColumn(changed.aml), updated_at: updatedAt }
  await tx.updateTable('organizations').set(values).where('id', '=', before._id).execute()
  await writeSideTables(tx, before._id, changed)
}
