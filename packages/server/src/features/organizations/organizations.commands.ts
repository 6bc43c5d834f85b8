import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { applyAnnualReturnChanges } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import { mergeConcurrentEdits, withoutFields } from '@registrar/domain/shared/merge-concurrent-edits'
import type { newOrganization, Organization, OrganizationChanges } from '@registrar/domain/organizations/organization'
import { type ServiceFields, applyServiceChanges } from '@registrar/domain/organizations/services/recurring-services'
import type { UserReference } from '@registrar/domain/users/users'
import type * as z from 'zod'
import { findUserReferences } from '#features/users'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { amlFormAfter, riskLevelColumn, writeAmlForm } from './aml/aml-form.ts'
import { findOrganization, listChangesByOthers, organizationVersion } from './organizations.queries.ts'
import { writeDetails, writeFiles, writeUsers } from './organization-side-tables.ts'
import { listedValues } from './organizations.row.ts'

type Fields = ReturnType<typeof sentFields<Omit<OrganizationChanges, 'users' | 'aml' | 'version'>>> & {
  users?: UserReference[]
  aml?: AmlChanges
}

const resolveUsers = async (tx: Tx, sent: OrganizationChanges): Promise<Fields> => {
  const { users, aml, version: _, ...others } = sent
  const rest = { ...sentFields(others), ...(aml && { aml: sentFields(aml) }) }
  if (!users) return rest
  const known = await findUserReferences(
    tx,
    users.map((user) => user.userId),
  )
  const unknown = users.findIndex((user) => !known.has(user.userId))
  if (unknown >= 0)
    throw new Problem('UNKNOWN_USER', 'An assigned user has no account.', {
      fields: { [`users.${unknown}.userId`]: 'There is no such user.' },
    })
  return { ...rest, users: [...new Set(users.map((user) => user.userId))].flatMap((id) => known.get(id) ?? []) }
}

const NEW: Pick<
  Organization,
  | 'incorporationDate'
  | 'firstAr'
  | 'status'
  | 'B1B73'
  | 'nextArReminder'
  | 'financialYearEnd'
  | 'corporationTaxPaidReminder'
> &
  ServiceFields & { aml: AmlChanges } = {
  incorporationDate: null,
  firstAr: null,
  status: false,
  B1B73: null,
  nextArReminder: null,
  financialYearEnd: null,
  corporationTaxPaidReminder: null,
  domiciliationSubscription: null,
  domiciliationSubscriptionPlan: null,
  domiciliationPaymentHistory: [],
  domiciliationPaidReminder: null,
  secretaryCompanySubscription: null,
  secretaryCompanySubscriptionPlan: null,
  secretaryCompanyPaymentHistory: [],
  secretaryCompanyPaidReminder: null,
  anonymousShareholderSubscription: null,
  anonymousShareholderSubscriptionPlan: null,
  anonymousShareholdePaymentHistory: [],
  anonymousShareholderPaidReminder: null,
  aml: {},
}

const settle = (before: typeof NEW, sent: Fields) => {
  const dates = applyAnnualReturnChanges(before, sent)
  return {
    ...sent,
    ...dates,
    ...applyServiceChanges(before, sent),
    ...(sent.aml && { aml: amlFormAfter(before.aml, sent.aml) }),
  }
}

const writeSideTables = async (tx: Tx, id: string, after: ReturnType<typeof settle>, changed: Set<string>) => {
  await writeDetails(tx, id, after, changed)
  if (changed.has('aml')) await writeAmlForm(tx, id, after.aml ?? {})
  if (changed.has('users')) await writeUsers(tx, id, after.users ?? [])
  if (changed.has('attachedFiles')) await writeFiles(tx, id, after.attachedFiles ?? [])
}

/**
 * Creates an organization and gives the new id.
 * @throws Problem UNKNOWN_USER
 */
export const createOrganization = (
  db: Db | Tx,
  sent: z.output<typeof newOrganization>,
  session: Session,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = newId()
    const after = settle(NEW, await resolveUsers(tx, sent))
    const fields = changedFields(NEW, after)
    await tx
      .insertInto('organizations')
      .values({ ...listedValues(after), ...riskLevelColumn(after.aml), id, name: sent.name })
      .execute()
    await writeSideTables(tx, id, after, new Set(Object.keys(fields)))
    await recordChange(tx, session, { recordType: 'organization', recordId: id, action: 'created', fields })
    return id
  })

// A save that says what it was loaded with gives way where only another has edited, and is refused where both have.
const besideOthers = async (tx: Tx, before: Organization, sent: OrganizationChanges, session: Session) => {
  if (sent.version === undefined || sent.version >= before.version) return sent
  const lines = await listChangesByOthers(tx, before._id, sent.version, session.userId)
  const { kept, conflicts } = mergeConcurrentEdits(sent, before, lines)
  if (Object.keys(conflicts).length > 0)
    throw new Problem('CHANGED_MEANWHILE', 'Somebody else changed the same fields meanwhile.', { conflicts })
  return withoutFields(sent, kept)
}

/**
 * Changes the fields sent, and those that follow from them by the date rules; gives the whole record. A save that
 * changes nothing writes nothing. With a `version`, what others changed since it was loaded is kept.
 * @throws Problem NOT_FOUND, UNKNOWN_USER, CHANGED_MEANWHILE
 */
export const updateOrganization = (
  db: Db,
  id: string,
  sent: OrganizationChanges,
  session: Session,
): Promise<Organization> =>
  db.transaction().execute(async (tx) => {
    const before = await findOrganization(tx, id, 'lock')
    const after = settle(before, await resolveUsers(tx, await besideOthers(tx, before, sent, session)))
    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) return before
    const updatedAt = now()
    const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields))
    await tx
      .updateTable('organizations')
      .set({ ...listedValues(changed), ...riskLevelColumn(after.aml), updated_at: updatedAt })
      .where('id', '=', id)
      .execute()
    await writeSideTables(tx, id, after, new Set(Object.keys(fields)))
    await recordChange(tx, session, { recordType: 'organization', recordId: id, action: 'updated', fields })
    return { ...before, ...after, updatedAt, version: await organizationVersion(tx, id) }
  })

/**
 * Deletes an organization softly; its tasks, orders and people stay (decision O7).
 * @throws Problem NOT_FOUND
 */
export const removeOrganization = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findOrganization(tx, id, 'lock')
    await tx.updateTable('organizations').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'organization', recordId: id, action: 'deleted' })
  })
