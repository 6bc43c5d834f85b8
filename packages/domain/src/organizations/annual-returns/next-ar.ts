import { addMonths, type IsoDate } from '../../shared/iso-date.ts'

/** Months from one annual return to the next (AR-3, AR-4). */
const RETURN_MONTHS = 12

export type NextAr = {
  nextArReminder: IsoDate | null
  /** the Next AR that a completed return or 'Set ARD' has counted: edits never bring Next AR below it (AR-7) */
  countedNextAr: IsoDate | null
}

/** The fields from which Next AR follows. */
export type NextArFacts = {
  firstAr: IsoDate | null
  /** the first annual return is done */
  status: boolean
  B1B73: IsoDate | null
}

const later = (one: IsoDate, other: IsoDate | null): IsoDate => (other !== null && other > one ? other : one)

/** Next AR before any later return: the first AR, or 12 months after it once it is done; null without a first AR (AR-3). */
export const nextAnnualReturn = (firstAr: IsoDate | null, isFirstDone: boolean): IsoDate | null =>
  firstAr && (isFirstDone ? addMonths(firstAr, RETURN_MONTHS) : firstAr)

const hasReturns = ({ firstAr }: NextArFacts, counted: IsoDate | null) => firstAr !== null || counted !== null

// Clearing the B1B73 that is in force undoes it. Clearing an older one, which a return has passed since, changes nothing.
const afterB1B73 = (before: NextArFacts & NextAr, after: NextArFacts): IsoDate | null => {
  const { nextArReminder, countedNextAr } = before
  if (!hasReturns(after, countedNextAr)) return null
  if (after.B1B73 !== null) return later(after.B1B73, countedNextAr)

  const isInForce = countedNextAr === null || nextArReminder === before.B1B73
  return isInForce ? (countedNextAr ?? nextAnnualReturn(after.firstAr, after.status)) : nextArReminder
}

/**
 * Next AR after a save: the day that was set by hand; else what a newly saved or cleared B1B73 leads to; else, as long as no
 * return was counted, what the first AR and its state lead to. What was once counted stays (AR-3, AR-6, AR-7, AR-9).
 */
export const nextArAfterEdits = (before: NextArFacts & NextAr, after: NextArFacts, setNextAr?: IsoDate): NextAr => {
  const { nextArReminder, countedNextAr } = before
  if (setNextAr !== undefined) return { nextArReminder: setNextAr, countedNextAr: setNextAr }
  if (after.B1B73 !== before.B1B73) return { nextArReminder: afterB1B73(before, after), countedNextAr }

  const isFirstChanged = after.firstAr !== before.firstAr || after.status !== before.status
  if (countedNextAr !== null || !isFirstChanged) return { nextArReminder, countedNextAr }

  const computed = after.B1B73 ?? nextAnnualReturn(after.firstAr, after.status)
  return { nextArReminder: after.firstAr && computed, countedNextAr }
}

/**
 * Next AR after an annual return is filed: 12 months after `ard`, the day that it is made up to; without `ard`, 12 months
 * after the present Next AR. The result is counted from then on. A return older than what was counted changes nothing. Null
 * without a first AR (AR-4, AR-7).
 */
export const nextArAfterReturn = (before: Pick<NextArFacts, 'firstAr'> & NextAr, ard: IsoDate | null): NextAr => {
  const { nextArReminder, countedNextAr } = before
  const from = ard ?? nextArReminder
  if (before.firstAr === null && countedNextAr === null) return { nextArReminder: null, countedNextAr: null }
  if (from === null) return { nextArReminder, countedNextAr }

  const next = addMonths(from, RETURN_MONTHS)
  const moved = countedNextAr === null ? next : later(next, nextArReminder)
  return { nextArReminder: moved, countedNextAr: moved }
}

/** The fields of an organization that completing a return changes. */
export type ReturnState = NextAr & {
  status: boolean
  /** up to which the statements were made that the last return annexed (AR-18); missing in what was kept before it was known */
  lastAnnexedYearEnd?: IsoDate | null
}

/** What completing a return changed, kept with the follow-up so that stepping back can undo it (AR-10). */
export type ReturnMove = { before: ReturnState; after: ReturnState }

/** The state before a completed return, or undefined when something has moved it since (AR-10). */
export const stateBeforeReturn = ({ before, after }: ReturnMove, current: ReturnState): ReturnState | undefined => {
  const isUnmoved =
    current.nextArReminder === after.nextArReminder &&
    current.countedNextAr === after.countedNextAr &&
    current.status === after.status
  return isUnmoved ? before : undefined
}
