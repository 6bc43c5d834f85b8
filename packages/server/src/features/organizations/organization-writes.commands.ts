import { isOtherB1B73 } from '@registrar/domain/organizations/annual-returns/b1b73-filed-on'
import type { Organization } from '@registrar/domain/organizations/organization'
import { keepRunningReturn, movesRunningReturn, removeFiledB1B73 } from '#features/filings'
import type { Tx } from '#platform/database/database'
import { writeList } from '#platform/database/write-list'
import { riskLevelColumn, writeAmlForm } from './aml/aml-form.commands.ts'
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

const writeUsers = (tx: Tx, organizationId: string, users: Organization['users']) =>
  writeList(
    tx,
    { table: 'organization_users', owner: 'organization_id', key: 'user_id' },
    organizationId,
    users.map(({ userId }, position) => ({ user_id: userId, position })),
  )

const writeFiles = (tx: Tx, organizationId: string, files: Organization['attachedFiles']) =>
  writeList(
    tx,
    { table: 'organization_files', owner: 'organization_id', key: 'position' },
    organizationId,
    files.map(({ url, folder, fileName }, position) => ({ position, url, folder, file_name: fileName })),
  )

const writeSideTables = async (tx: Tx, id: string, fields: Fields) => {
  await writeDetails(tx, id, fields)
  if (fields.aml) await writeAmlForm(tx, id, fields.aml)
  if (fields.users) await writeUsers(tx, id, fields.users)
  if (fields.attachedFiles) await writeFiles(tx, id, fields.attachedFiles)
}

/** Inserts an organization with these fields, side tables included. */
export const insertOrganization = async (tx: Tx, id: string, fields: Fields & { name: string }): Promise<void> => {
  const values = { ...listedValues(fields), ...riskLevelColumn(fields.aml), id, name: fields.name }
  await tx.insertInto('organizations').values(values).execute()
  await writeSideTables(tx, id, fields)
  if (fields.nextArReminder) await keepRunningReturn(tx, id)
}

type Save = {
  before: Pick<Organization, '_id'> & Partial<Organization>
  changed: Fields
  updatedAt: string
}

// A B1B73 that another one follows was filed all the same, and stays in the register of returns.
const isFollowedByB1B73 = (before: Save['before'], { B1B73 = null }: Fields): boolean => {
  const { B1B73: old = null, nextArReminder = null, countedNextAr = null } = before
  return isOtherB1B73({ B1B73: old, nextArReminder, countedNextAr }, B1B73)
}

/** Writes the changed fields of an organization, side tables included. */
export const writeOrganization = async (tx: Tx, { before, changed, updatedAt }: Save): Promise<void> => {
  const values = { ...listedValues(changed), ...riskLevelColumn(changed.aml), updated_at: updatedAt }
  await tx.updateTable('organizations').set(values).where('id', '=', before._id).execute()
  await writeSideTables(tx, before._id, changed)
  if (changed.B1B73FiledOn === null && before.B1B73FiledOn && !isFollowedByB1B73(before, changed))
    await removeFiledB1B73(tx, before._id, before.B1B73FiledOn)
  if (movesRunningReturn(before, changed)) await keepRunningReturn(tx, before._id)
}
