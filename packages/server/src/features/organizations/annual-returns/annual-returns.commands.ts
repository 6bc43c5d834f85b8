import { applyAnnualReturnChanges } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import {
  nextArAfterReturn,
  type ReturnMove,
  type ReturnState,
  stateBeforeReturn,
} from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { updateRecord } from '#platform/commands/record-commands'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { writeOrganization } from '../organization-writes.ts'
import { findOrganization } from '../organizations.queries.ts'
import { organizationRecord } from '../organizations.row.ts'

const stateOf = ({ nextArReminder, countedNextAr, status }: ReturnState): ReturnState => ({
  nextArReminder,
  countedNextAr,
  status,
})

// Applies a change of the return's state, and gives the state before and after it.
const moveState = async (
  tx: Tx,
  organizationId: string,
  session: Session,
  decide: (before: Awaited<ReturnType<typeof findOrganization>>) => ReturnState,
): Promise<ReturnMove> => {
  let before: ReturnState | undefined

  const after = await updateRecord(tx, organizationRecord, organizationId, session, {
    read: findOrganization,
    decide: (organization) => {
      before = stateOf(organization)
      return decide(organization)
    },
    write: (_, save) => writeOrganization(tx, save),
  })

  return { before: before ?? stateOf(after), after: stateOf(after) }
}

/**
 * Sets the first annual return to done, in the caller's transaction; Next AR follows (AR-5).
 * @returns what it changed
 * @throws Problem NOT_FOUND
 */
export const completeFirstAnnualReturn = (tx: Tx, organizationId: string, session: Session): Promise<ReturnMove> =>
  moveState(tx, organizationId, session, (before) => stateOf(applyAnnualReturnChanges(before, { status: true })))

/**
 * Moves Next AR to 12 months after `ard`, or after the Next AR of the moment when there is no `ard` (AR-4), in the
 * caller's transaction.
 * @returns what it changed
 * @throws Problem NOT_FOUND
 */
export const completeLaterAnnualReturn = (
  tx: Tx,
  organizationId: string,
  ard: IsoDate | null,
  session: Session,
): Promise<ReturnMove> =>
  moveState(tx, organizationId, session, (before) => ({
    ...nextArAfterReturn(before, ard),
    status: before.status,
  }))

/**
 * Undoes what completing a return changed, in the caller's transaction, unless something has moved Next AR since (AR-10).
 * @throws Problem NOT_FOUND
 */
export const undoAnnualReturn = async (
  tx: Tx,
  organizationId: string,
  move: ReturnMove,
  session: Session,
): Promise<void> => {
  await moveState(tx, organizationId, session, (before) => stateBeforeReturn(move, stateOf(before)) ?? stateOf(before))
}
