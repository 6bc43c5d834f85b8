import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import type { ReturnMove } from '@registrar/domain/organizations/annual-returns/next-ar'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { completeFirstAnnualReturn, completeLaterAnnualReturn, undoAnnualReturn } from '#features/organizations'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/** What a follow-up keeps of the return that it files. */
export type StoredReturn = {
  organization_id: string
  name: FollowUpCode
  return_counted_from: IsoDate | null
  return_due: IsoDate | null
  return_move: unknown
}

type ReturnColumns = Pick<StoredReturn, 'return_counted_from'> & { return_move: string | null }

// Two follow-ups may file one return, for example a District Court beside an AR Trading. The day of that return, when the
// other one was completed first (AR-4).
const findReturnFiledByAnother = async (tx: Db | Tx, id: string, { organization_id, return_due }: StoredReturn) => {
  if (return_due === null) return null

  const other = await tx
    .selectFrom('follow_ups')
    .select('return_counted_from')
    .where('organization_id', '=', organization_id)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('is_completed', '=', true)
    .where('return_counted_from', '=', return_due)
    .executeTakeFirst()
  return other?.return_counted_from ?? null
}

/** The ARD that a later return counts from; null means the Next AR of the moment (AR-4). */
export const findArdOfReturn = async (
  db: Db | Tx,
  id: string,
  stored: StoredReturn,
  ARD: IsoDate | null,
): Promise<IsoDate | null> => ARD ?? stored.return_counted_from ?? (await findReturnFiledByAnother(db, id, stored))

/** Moves the dates of the organization when a return is completed (AR-4, AR-5); gives what the follow-up keeps of it. */
export const completeReturn = async (
  tx: Tx,
  id: string,
  before: StoredReturn,
  ARD: IsoDate | null,
  session: Session,
): Promise<ReturnColumns> => {
  const { organization_id, return_counted_from } = before
  const effect = annualReturnEffect(before.name)
  if (effect === null) return { return_counted_from, return_move: null }

  if (effect === 'first') {
    const move = await completeFirstAnnualReturn(tx, organization_id, session)
    const isMoved = move.before.nextArReminder !== move.after.nextArReminder
    return {
      return_counted_from: isMoved ? move.before.nextArReminder : return_counted_from,
      return_move: JSON.stringify(move),
    }
  }

  const ard = await findArdOfReturn(tx, id, before, ARD)
  const move = await completeLaterAnnualReturn(tx, organization_id, ard, session)
  return { return_counted_from: ard ?? move.before.nextArReminder, return_move: JSON.stringify(move) }
}

/** Undoes what a completed return has moved, unless something has moved it since (AR-10). */
export const undoReturn = async (
  tx: Tx,
  { organization_id, return_counted_from, return_move }: StoredReturn,
  session: Session,
): Promise<ReturnColumns> => {
  // Only completeReturn writes this column.
  if (return_move !== null) await undoAnnualReturn(tx, organization_id, return_move as ReturnMove, session)
  return { return_counted_from, return_move: null }
}
