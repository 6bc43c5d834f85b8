import {
  type AnnualReturnDates,
  applyAnnualReturnChanges,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import { isB1B73InForce } from '@registrar/domain/organizations/annual-returns/b1b73-effect'
import { ardWithoutB1B73 } from '@registrar/domain/organizations/annual-returns/b1b73-problems'
import {
  nextArAfterReturn,
  type ReturnMove,
  type ReturnState,
  stateBeforeReturn,
} from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { OnB1B73Sent, OnReturnFiled } from '#features/filings'
import { updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { writeOrganization } from '../organization-writes.commands.ts'
import { findOrganization } from '../organizations.queries.ts'
import { organizationRecord } from '../organizations.row.ts'

const stateOf = ({ nextArReminder, countedNextAr, status, lastAnnexedYearEnd }: ReturnState): ReturnState => ({
  nextArReminder,
  countedNextAr,
  status,
  ...(lastAnnexedYearEnd !== undefined && { lastAnnexedYearEnd }),
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

/** A later return: the day that Next AR counts from, null for the present Next AR, and the year end of its statements. */
type LaterReturn = { ard: IsoDate | null; yearEnd?: IsoDate | null }

const stateAfterFirst = (before: AnnualReturnDates): ReturnState =>
  stateOf(applyAnnualReturnChanges(before, { status: true }))

const stateAfterLater = (before: AnnualReturnDates, { ard, yearEnd = null }: LaterReturn): ReturnState => ({
  ...nextArAfterReturn(before, ard),
  status: before.status,
  ...(yearEnd !== null && { lastAnnexedYearEnd: yearEnd }),
})

/**
 * What completing a return would change; nothing is written (AR-14). `first` is the first return, else the one made up to `ard`.
 * @throws Problem NOT_FOUND
 */
export const previewAnnualReturn = async (
  db: Db | Tx,
  organizationId: string,
  completed: 'first' | LaterReturn,
): Promise<ReturnMove> => {
  const before = await findOrganization(db, organizationId)
  const after = completed === 'first' ? stateAfterFirst(before) : stateAfterLater(before, completed)

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
  completed: LaterReturn,
  session: Session,
): Promise<ReturnMove> => moveState(tx, organizationId, session, (before) => stateAfterLater(before, completed))

/** Moves Next AR on when the return that is due was filed without a follow-up (AR-4, AR-5, FIL-3). */
export const countFiledReturn: OnReturnFiled = async (tx, { organizationId, ard, nextFrom, yearEnd }, session) => {
  const organization = await findOrganization(tx, organizationId)
  const { nextArReminder, firstAr, status } = organization
  // The old return is filed, while the B1B73 after it has no effect (AR-21).
  const isBeforeB1B73 = isB1B73InForce(organization) && ard === ardWithoutB1B73(organization)
  if (ard !== nextArReminder && !isBeforeB1B73) return
  if (ard === firstAr && !status) await completeFirstAnnualReturn(tx, organizationId, session)
  else await completeLaterAnnualReturn(tx, organizationId, { ard: nextFrom, yearEnd }, session)
}

/** Says on the company when the B1B73 in force was sent, as its filing says it (AR-21). Another B1B73 changes nothing. */
export const sayB1B73Sent: OnB1B73Sent = async (tx, { organizationId, oldArd, filedOn }, author) => {
  const organization = await findOrganization(tx, organizationId)
  const isOfThis = isB1B73InForce(organization) && oldArd === ardWithoutB1B73(organization)
  if (!isOfThis || organization.B1B73FiledOn === filedOn) return
  await updateRecord(tx, organizationRecord, organizationId, author, {
    read: findOrganization,
    decide: () => ({ B1B73FiledOn: filedOn }),
    write: (_, save) => writeOrganization(tx, save),
  })
}

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
