import {
  applyAnnualReturnChanges,
  nextAnnualReturnAfterFiling,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { updateRecord } from '#platform/commands/record-commands'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { writeOrganization } from '../organization-writes.ts'
import { findOrganization } from '../organizations.queries.ts'
import { organizationRecord } from '../organizations.row.ts'

/**
 * Sets the first annual return to done, in the caller's transaction; Next AR follows (AR-5).
 * @throws Problem NOT_FOUND
 */
export const completeFirstAnnualReturn = async (tx: Tx, organizationId: string, session: Session): Promise<void> => {
  await updateRecord(tx, organizationRecord, organizationId, session, {
    read: findOrganization,
    decide: (before) => {
      const { status, nextArReminder } = applyAnnualReturnChanges(before, { status: true })
      return { status, nextArReminder }
    },
    write: (_, save) => writeOrganization(tx, save),
  })
}

/**
 * Moves Next AR to 12 months after `ard`, or after the Next AR of the moment when there is no `ard` (AR-4), in the
 * caller's transaction.
 * @returns the day that the 12 months were counted from
 * @throws Problem NOT_FOUND
 */
export const completeLaterAnnualReturn = async (
  tx: Tx,
  organizationId: string,
  ard: IsoDate | null,
  session: Session,
): Promise<IsoDate | null> => {
  let countedFrom = ard

  await updateRecord(tx, organizationRecord, organizationId, session, {
    read: findOrganization,
    decide: (before) => {
      countedFrom ??= before.nextArReminder
      return { nextArReminder: nextAnnualReturnAfterFiling(before, ard) }
    },
    write: (_, save) => writeOrganization(tx, save),
  })

  return countedFrom
}
