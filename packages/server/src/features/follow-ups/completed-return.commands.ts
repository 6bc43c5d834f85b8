import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import type { ReturnMove, ReturnState } from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { fileReturn, keepRunningReturn, unfileReturn } from '#features/filings'
import {
  completeFirstAnnualReturn,
  completeLaterAnnualReturn,
  previewAnnualReturn,
  undoAnnualReturn,
} from '#features/organizations'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/** The return that a follow-up files, by its columns; `ARD` is the day that staff typed. */
export type ReturnOfFollowUp = {
  _id: string
  organization_id: string
  name: FollowUpCode
  ARD: IsoDate | null
  return_counted_from: IsoDate | null
  return_due: IsoDate | null
  return_move: unknown
}

// Only completeReturn and undoReturn write this column.
const keptMoveOf = ({ return_move }: ReturnOfFollowUp): Partial<ReturnMove> => return_move ?? {}

type ReturnColumns = Pick<ReturnOfFollowUp, 'return_counted_from'> & { return_move: string | null }

// Two follow-ups may file the same return, for example a District Court and an AR Trading. Finds the other one of the return
// that is made up to `due`, when it is completed (AR-4).
const findAnotherOfReturn = async (
  tx: Db | Tx,
  { _id, organization_id }: ReturnOfFollowUp,
  due: IsoDate | null,
): Promise<{ id: string } | undefined> => {
  if (due === null) return undefined

  return tx
    .selectFrom('follow_ups')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('id', '<>', _id)
    .where('deleted_at', 'is', null)
    .where('is_completed', '=', true)
    .where('return_counted_from', '=', due)
    .orderBy('id')
    .executeTakeFirst()
}

/** The ARD of a later return; null means the present Next AR (AR-4). */
const findArdOfReturn = async (db: Db | Tx, filed: ReturnOfFollowUp): Promise<IsoDate | null> => {
  const counted = filed.ARD ?? filed.return_counted_from
  if (counted !== null) return counted

  const other = await findAnotherOfReturn(db, filed, filed.return_due)
  return other ? filed.return_due : null
}

// The annual return date of the return that a follow-up files; null when none is known.
const findArd = async (tx: Db | Tx, filed: ReturnOfFollowUp): Promise<IsoDate | null> => {
  const ard = annualReturnEffect(filed.name) === 'first' ? filed.ARD : await findArdOfReturn(tx, filed)
  if (ard !== null) return ard
  const { before } = await previewAnnualReturn(tx, filed.organization_id, { ard: null })
  return before.nextArReminder
}

/** The day on which the CRO received a return, and the number that it gave it. */
export type Delivery = { filedOn: IsoDate; submissionNumber: string | null }

/**
 * Says in the register that a follow-up has sent its return (AR-17, FUP-39). The return is then neither due nor late.
 */
export const sendReturn = async (
  tx: Tx,
  filed: ReturnOfFollowUp,
  { filedOn, submissionNumber }: Delivery,
): Promise<void> => {
  const effect = annualReturnEffect(filed.name)
  const ard = effect && (await findArd(tx, filed))
  if (!ard) return

  const { _id: followUpId, organization_id: organizationId } = filed
  await fileReturn(tx, {
    organizationId,
    followUpId,
    ard,
    sentOn: filedOn,
    submissionNumber,
    isFirst: effect === 'first',
  })
}

/** Takes back that a follow-up has sent its return, unless another follow-up has sent the same one (AR-17, FUP-39). */
export const takeBackReturn = async (tx: Tx, filed: ReturnOfFollowUp): Promise<void> => {
  if (annualReturnEffect(filed.name) === null) return

  const other = await findAnotherOfReturn(tx, filed, filed.return_counted_from)
  await unfileReturn(tx, filed._id, other?.id)
  await keepRunningReturn(tx, filed.organization_id)
}

/**
 * A later return as Next AR follows from it: the day to count from, null for the present Next AR, and the year end of its statements. A return
 * that is made up to an earlier day counts from that day, unless it keeps the ARD (AR-4, AR-18).
 */
const readLaterReturn = async (db: Db | Tx, organizationId: string, ard: IsoDate | null) => {
  if (ard === null) return { ard, yearEnd: null }
  const filing = await db
    .selectFrom('filings')
    .select(['year_end', 'made_up_to', 'keeps_ard'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('event_date', '=', ard)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return { ard: filing?.keeps_ard ? ard : (filing?.made_up_to ?? ard), yearEnd: filing?.year_end ?? null }
}

/** The later return that a follow-up files, as Next AR follows from it. */
export const findLaterReturn = async (db: Db | Tx, filed: ReturnOfFollowUp) =>
  readLaterReturn(db, filed.organization_id, await findArd(db, filed))

/**
 * Moves the dates of the organization when a return is completed (AR-4, AR-5). The return was sent before (AR-17).
 * @returns the columns to store with the follow-up
 */
export const completeReturn = async (tx: Tx, filed: ReturnOfFollowUp, session: Session): Promise<ReturnColumns> => {
  const { organization_id: organizationId, return_counted_from } = filed
  const effect = annualReturnEffect(filed.name)
  if (effect === null) return { return_counted_from, return_move: null }

  const isFirst = effect === 'first'
  const ard = isFirst ? null : await findArdOfReturn(tx, filed)
  const move = isFirst
    ? await completeFirstAnnualReturn(tx, organizationId, session)
    : await completeLaterAnnualReturn(tx, organizationId, await findLaterReturn(tx, filed), session)
  const nextArBefore = move.before.nextArReminder
  const isMoved = nextArBefore !== move.after.nextArReminder
  const countedFrom = isFirst ? (isMoved ? nextArBefore : return_counted_from) : (ard ?? nextArBefore)
  return { return_counted_from: countedFrom, return_move: JSON.stringify(move) }
}

// Next AR must not name a return that another follow-up has filed meanwhile: returns may be completed in any order. The move
// past it is then that follow-up's own, which undoing that one too moves back.
const passFiledReturns = async (
  tx: Tx,
  undone: ReturnOfFollowUp,
  { nextArReminder: due }: ReturnState,
  session: Session,
): Promise<void> => {
  const other = await findAnotherOfReturn(tx, undone, due)
  if (!other) return

  const { organization_id: organizationId } = undone
  const passed = await readLaterReturn(tx, organizationId, due)
  const move = await completeLaterAnnualReturn(tx, organizationId, passed, session)
  await tx
    .updateTable('follow_ups')
    .set({ return_move: JSON.stringify(move) })
    .where('id', '=', other.id)
    .execute()

  if (move.after.nextArReminder !== due) await passFiledReturns(tx, undone, move.after, session)
}

/**
 * Moves the dates back that a completed return has moved, unless they have moved again (AR-10).
 * @returns the columns to store with the follow-up
 */
export const undoReturn = async (tx: Tx, filed: ReturnOfFollowUp, session: Session): Promise<ReturnColumns> => {
  const { organization_id, return_counted_from } = filed
  if (annualReturnEffect(filed.name) === null) return { return_counted_from, return_move: null }

  const { before, after } = keptMoveOf(filed)
  const state = before && after && (await undoAnnualReturn(tx, organization_id, { before, after }, session))
  if (state) await passFiledReturns(tx, filed, state, session)

  return { return_counted_from, return_move: null }
}
