import type { FollowUpChanges } from '@registrar/domain/follow-ups/follow-up'
import { isCompleted, isUploaded } from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { correctSentReturn } from '#features/filings'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import {
  completeReturn,
  type Delivery,
  type ReturnOfFollowUp,
  sendReturn,
  takeBackReturn,
  undoReturn,
} from './completed-return.commands.ts'

/** Who changes a follow-up. A return that the change completes counts as filed on `today`. */
export type ChangeContext = { session: Session; today: IsoDate }

type StepAndArd = { step_index: number; ARD: IsoDate | null }

const refuseFutureDay = (day: IsoDate, today: IsoDate): void => {
  if (day > today)
    throw new Problem('RETURN_DATES_REFUSED', 'The day of this filing cannot be right.', {
      fields: { filedOn: 'This is in the future.' },
    })
}

/**
 * The day and the number of a return that a step sends; today when staff give no day.
 * @throws Problem RETURN_DATES_REFUSED for a day to come
 */
export const deliveryOf = ({ filedOn, submissionNumber }: FollowUpChanges, today: IsoDate): Delivery => {
  const day = filedOn ?? today
  refuseFutureDay(day, today)
  return { filedOn: day, submissionNumber: submissionNumber ?? null }
}

/**
 * Gives a return that was sent already the day and the number that staff give.
 * @throws Problem RETURN_DATES_REFUSED for a day to come
 */
export const correctDelivery = async (
  tx: Tx,
  { _id }: ReturnOfFollowUp,
  { filedOn, submissionNumber }: FollowUpChanges,
  { session, today }: ChangeContext,
): Promise<void> => {
  if (filedOn) refuseFutureDay(filedOn, today)
  if (filedOn || submissionNumber !== undefined)
    await correctSentReturn(tx, _id, { sentOn: filedOn ?? undefined, submissionNumber }, session)
}

/**
 * Moves the return that a follow-up files with its step: it is sent at one step, and counted at the last (AR-4, AR-10, AR-17).
 * @returns the columns to store with the follow-up
 */
export const moveReturn = async (
  tx: Tx,
  before: ReturnOfFollowUp & StepAndArd,
  after: StepAndArd,
  { session, delivery }: ChangeContext & { delivery: Delivery },
) => {
  const moved = { name: before.name, step_index: after.step_index }
  const filed = { ...before, ARD: after.ARD }
  if (isUploaded(moved) && !isUploaded(before)) await sendReturn(tx, filed, delivery)

  const isCompletedNow = isCompleted(moved)
  const isSame = isCompletedNow === isCompleted(before)
  const columns = isSame
    ? {}
    : isCompletedNow
      ? await completeReturn(tx, filed, session)
      : await undoReturn(tx, before, session)

  if (isUploaded(before) && !isUploaded(moved)) await takeBackReturn(tx, before)
  return columns
}
