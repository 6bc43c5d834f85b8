import {
  type AnnualReturnDates,
  applyAnnualReturnChanges,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import {
  nextArAfterReturn,
  type ReturnMove,
  type ReturnState,
  stateBeforeReturn,
} from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { writeOrganization } from '../organization-writes.commands.ts'
import { findOrganization } from '../organizations.queries.ts'
import { organizationRecord } from '../organizations.row.ts'

const stateOf = ({ nextArReminder, countedNextAr, status }: ReturnState): ReturnState => ({
  nextArReminder,
  countedNextAr,
  status,
})

// Applies a change of the return's state, and returns the state before and after it.
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

const stateAfterFirst = (before: AnnualReturnDates): ReturnState =>
  stateOf(applyAnnualReturnChanges(before, { status: true }))

const stateAfterLater = (before: AnnualReturnDates, ard: IsoDate | null): ReturnState => ({
  ...nextArAfterReturn(before, ard),
  status: before.status,
})

/**
 * What completing a return would change; nothing is written (AR-14). `first` is the first return, else the one made up to `ard`.
 * @throws Problem NOT_FOUND
 */
export const previewAnnualReturn = async (
  db: Db,
  organizationId: string,
  completed: 'first' | { ard: IsoDate | null },
): Promise<ReturnMove> => {
  const before = await findOrganization(db, organizationId)
  const after = completed === 'first' ? stateAfterFirst(before) : stateAfterLater(before, completed.ard)

  return { before: stateOf(before), after }
}

/**
 * Sets the first annual return to done, in the caller's transaction; Next AR follows (AR-5).
 * @returns what it changed
 * @throws Problem NOT_FOUND
 */
export const completeFirstAnnualReturn = (tx: Tx, organizationId: string, session: Session): Promise<ReturnMove> =>
  moveState(tx, organizationId, session, stateAfterFirst)

/**
 * Moves Next AR to 12 months after `ard`, or after the present Next AR when there is no `ard` (AR-4), in the
 * caller's transaction.
 * @returns what it changed
 * @throws Problem NOT_FOUND
 */
export const completeLaterAnnualReturn = (
  tx: Tx,
  organizationId: string,
  ard: IsoDate | null,
  session: Session,
): Promise<ReturnMove> => moveState(tx, organizationId, session, (before) => stateAfterLater(before, ard))

/**
 * Undoes what completing a return changed, in the caller's transaction, unless something has moved Next AR since (AR-10).
 * @returns the state then; undefined when something had moved it
 * @throws Problem NOT_FOUND
 */
export const undoAnnualReturn = async (
  tx: Tx,
  organizationId: string,
  move: ReturnMove,
  session: Session,
): Promise<ReturnState | undefined> => {
  let isBack = false
  const { after } = await moveState(tx, organizationId, session, (current) => {
    const before = stateBeforeReturn(move, stateOf(current))
    isBack = before !== undefined
    return before ?? stateOf(current)
  })

  return isBack ? after : undefined
}
