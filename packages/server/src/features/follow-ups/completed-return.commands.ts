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

/** The columns in which a follow-up keeps the return that it files. */
type StoredReturn = {
  organization_id: string
  name: FollowUpCode
  return_counted_from: IsoDate | null
  return_due: IsoDate | null
  return_move: unknown
}

// Only completeReturn and undoReturn write this column.
const keptMoveOf = ({ return_move }: StoredReturn): Partial<ReturnMove> => return_move ?? {}

type ReturnColumns = Pick<StoredReturn, 'return_counted_from'> & { return_move: string | null }

// Two follow-ups may file the same return, for example a District Court and an AR Trading. Finds the other one of the return
// that is made up to `due`, when it is completed (AR-4).
const findAnotherOfReturn = async (
  tx: Db | Tx,
  id: string,
  organizationId: string,
  due: IsoDate | null,
): Promise<{ id: string } | undefined> => {
  if (due === null) return undefined

  return tx
    .selectFrom('follow_ups')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('is_completed', '=', true)
    .where('return_counted_from', '=', due)
    .orderBy('id')
    .executeTakeFirst()
}

/** The ARD of a later return; null means the present Next AR (AR-4). */
const findArdOfReturn = async (
  db: Db | Tx,
  id: string,
  stored: StoredReturn,
  ARD: IsoDate | null,
): Promise<IsoDate | null> => {
  const counted = ARD ?? stored.return_counted_from
  if (counted !== null) return counted

  const other = await findAnotherOfReturn(db, id, stored.organization_id, stored.return_due)
  return other ? stored.return_due : null
}

// The annual return date of the return that a follow-up files; null when none is known.
const findArd = async (tx: Db | Tx, id: string, stored: StoredReturn, ARD: IsoDate | null): Promise<IsoDate | null> => {
  const ard = annualReturnEffect(stored.name) === 'first' ? ARD : await findArdOfReturn(tx, id, stored, ARD)
  if (ard !== null) return ard
  const { before } = await previewAnnualReturn(tx, stored.organization_id, { ard: null })
  return before.nextArReminder
}

/** The day on which the CRO received a return, and the number that it gave it. */
export type Delivery = { filedOn: IsoDate; submissionNumber: string | null }

/**
 * Says in the register that a follow-up has sent its return (AR-17, FUP-39). The return is then neither due nor late.
 */
export const sendReturn = async (
  tx: Tx,
  id: string,
  stored: StoredReturn,
  ARD: IsoDate | null,
  { filedOn, submissionNumber }: Delivery,
): Promise<void> => {
  const effect = annualReturnEffect(stored.name)
  const ard = effect && (await findArd(tx, id, stored, ARD))
  if (!ard) return

  const organizationId = stored.organization_id
  const filed = { organizationId, followUpId: id, ard, sentOn: filedOn, submissionNumber, isFirst: effect === 'first' }
  await fileReturn(tx, filed)
}

/** Takes back that a follow-up has sent its return, unless another follow-up has sent the same one (AR-17, FUP-39). */
export const takeBackReturn = async (tx: Tx, id: string, stored: StoredReturn): Promise<void> => {
  if (annualReturnEffect(stored.name) === null) return

  const other = await findAnotherOfReturn(tx, id, stored.organization_id, stored.return_counted_from)
  await unfileReturn(tx, id, other?.id)
  await keepRunningReturn(tx, stored.organization_id)
}

/**
 * A later return as Next AR follows from it: the day to count from, null for the present Next AR, and the year end of its statements. A return
 * that is made up to an earlier day counts from that day, unless it keeps the ARD (AR-4, AR-18).
 */
const readLaterReturn = async (db: Db | Tx, organizationId: string, ard: IsoDate | null) => {
  if (ard === null) return { ard, yearEnd: null }
  const filed = await db
    .selectFrom('filings')
    .select(['year_end', 'made_up_to', 'keeps_ard'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('event_date', '=', ard)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return { ard: filed?.keeps_ard ? ard : (filed?.made_up_to ?? ard), yearEnd: filed?.year_end ?? null }
}

/** The later return that a follow-up files, as Next AR follows from it. */
export const findLaterReturn = async (db: Db | Tx, id: string, stored: StoredReturn, ARD: IsoDate | null) =>
  readLaterReturn(db, stored.organization_id, await findArd(db, id, stored, ARD))

/**
 * Moves the dates of the organization when a return is completed (AR-4, AR-5). The return was sent before (AR-17).
 * @returns the columns to store with the follow-up
 */
export const completeReturn = async (
  tx: Tx,
  id: string,
  before: StoredReturn,
  ARD: IsoDate | null,
  session: Session,
): Promise<ReturnColumns> => {
  const { organization_id: organizationId, return_counted_from } = before
  const effect = annualReturnEffect(before.name)
  if (effect === null) return { return_counted_from, return_move: null }

  const isFirst = effect === 'first'
  const ard = isFirst ? null : await findArdOfReturn(tx, id, before, ARD)
  const move = isFirst
    ? await completeFirstAnnualReturn(tx, organizationId, session)
    : await completeLaterAnnualReturn(tx, organizationId, await findLaterReturn(tx, id, before, ARD), session)
  const nextArBefore = move.before.nextArReminder
  const isMoved = nextArBefore !== move.after.nextArReminder
  const countedFrom = isFirst ? (isMoved ? nextArBefore : return_counted_from) : (ard ?? nextArBefore)
  return { return_counted_from: countedFrom, return_move: JSON.stringify(move) }
}

// Next AR must not name a return that another follow-up has filed meanwhile: returns may be completed in any order. The move
// past it is then that follow-up's own, which undoing that one too moves back.
const passFiledReturns = async (
  tx: Tx,
  id: string,
  organizationId: string,
  { nextArReminder: due }: ReturnState,
  session: Session,
): Promise<void> => {
  const other = await findAnotherOfReturn(tx, id, organizationId, due)
  if (!other) return

  const move = await completeLaterAnnualReturn(
    tx,
    organizationId,
    await readLaterReturn(tx, organizationId, due),
    session,
  )
  await tx
    .updateTable('follow_ups')
    .set({ return_move: JSON.stringify(move) })
    .where('id', '=', other.id)
    .execute()

  if (move.after.nextArReminder !== due) await passFiledReturns(tx, id, organizationId, move.after, session)
}

/**
 * Moves the dates back that a completed return has moved, unless they have moved again (AR-10).
 * @returns the columns to store with the follow-up
 */
export const undoReturn = async (
  tx: Tx,
  id: string,
  stored: StoredReturn,
  session: Session,
): Promise<ReturnColumns> => {
  const { organization_id, return_counted_from } = stored
  if (annualReturnEffect(stored.name) === null) return { return_counted_from, return_move: null }

  const { before, after } = keptMoveOf(stored)
  const state = before && after && (await undoAnnualReturn(tx, organization_id, { before, after }, session))
  if (state) await passFiledReturns(tx, id, organization_id, state, session)

  return { return_counted_from, return_move: null }
}
