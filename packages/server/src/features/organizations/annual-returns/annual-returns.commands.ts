import {
  applyAnnualReturnChanges,
  nextAnnualReturnAfterFiling,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { findOrganization } from '../organizations.queries.ts'
import { listedValues } from '../organizations.row.ts'

const writeDates = async (
  tx: Tx,
  before: Organization,
  after: Pick<Organization, 'status' | 'nextArReminder'>,
  session: Session,
) => {
  const fields = changedFields(before, after)
  if (Object.keys(fields).length === 0) return
  await tx
    .updateTable('organizations')
    .set({ ...listedValues(after), updated_at: now() })
    .where('id', '=', before._id)
    .execute()
  await recordChange(tx, session, { recordType: 'organization', recordId: before._id, action: 'updated', fields })
}

/**
 * Sets the first annual return done, in the caller's transaction; Next AR follows. Source: decision O4.
 * @throws Problem NOT_FOUND
 */
export const completeFirstAnnualReturn = async (tx: Tx, organizationId: string, session: Session): Promise<void> => {
  const before = await findOrganization(tx, organizationId, 'lock')
  const { status, nextArReminder } = applyAnnualReturnChanges(before, { status: true })
  await writeDates(tx, before, { status, nextArReminder }, session)
}

/**
 * Moves Next AR on to 12 months after `ard`, or without one after the Next AR of the moment, in the caller's transaction.
 * Gives the day it was counted from. Source: decision O4.
 * @throws Problem NOT_FOUND
 */
export const completeLaterAnnualReturn = async (
  tx: Tx,
  organizationId: string,
  ard: IsoDate | null,
  session: Session,
): Promise<IsoDate | null> => {
  const before = await findOrganization(tx, organizationId, 'lock')
  const nextArReminder = nextAnnualReturnAfterFiling(before, ard)
  await writeDates(tx, before, { status: before.status, nextArReminder }, session)
  return ard ?? before.nextArReminder
}
