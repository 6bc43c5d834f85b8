import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import { type ClosingDays, lastWorkingDayBefore, sameOrNextWorkingDay } from '../working-days/working-days.ts'
import { type FilingKind, filingKindOf } from './filing-kinds.ts'

const OWNERS_MONTHS = 5
/** Days from the notice to deliver a document again that was sent back (FIL-5). */
export const DAYS_TO_CORRECT = 14
/** The register of owners opened on this day: companies of before it had until OWNERS_FIRST_DAY (S.I. 110/2019). */
const OWNERS_OPENED: IsoDate = '2019-06-22'
const OWNERS_FIRST_DAY: IsoDate = '2019-11-22'

/** The last day to file the first beneficial owners: five calendar months after incorporation, also on a weekend (ORG-28; S.I. 110/2019). */
export const lastDayToFileOwners = (incorporated: IsoDate): IsoDate =>
  incorporated < OWNERS_OPENED ? OWNERS_FIRST_DAY : addMonths(incorporated, OWNERS_MONTHS)

/** The day on which the time for a filing ends, before a weekend moves it; null where the law names none (FIL-2). */
export const dueOn = (kind: FilingKind, eventDate: IsoDate): IsoDate | null => {
  const { within } = filingKindOf(kind)
  if (within === null) return null
  return 'days' in within ? addDays(eventDate, within.days) : addMonths(eventDate, within.months)
}

/** The last day in law: `due`, or the next working day after it where it moves (FIL-2, DUE-3). */
export const legalDay = (
  { dueOn: due, moves }: { dueOn: IsoDate; moves: boolean },
  closingDays?: ClosingDays,
): IsoDate => (moves ? sameOrNextWorkingDay(due, closingDays) : due)

/**
 * The latest stored day whose last day in law is before `day`: a day that does not move is at most the day before, one that moves
 * at most the last working day before (FIL-2).
 */
export const lastDueBefore = (day: IsoDate, moves: boolean, closingDays?: ClosingDays): IsoDate =>
  moves ? lastWorkingDayBefore(day, closingDays) : addDays(day, -1)

/**
 * The last day to deliver a document again that was sent back: 14 days from the notice, which the Act moves to a working day for the CRO
 * alone (FIL-5; Companies Act 2014, s. 3, 898).
 */
export const correctBy = (kind: FilingKind, sentBackOn: IsoDate, closingDays?: ClosingDays): IsoDate =>
  legalDay({ dueOn: addDays(sentBackOn, DAYS_TO_CORRECT), moves: filingKindOf(kind).office === 'CRO' }, closingDays)
