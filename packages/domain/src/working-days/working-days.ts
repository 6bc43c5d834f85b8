import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { isWeekday, publicHolidays } from './public-holidays.ts'

/** Further days on which an office is closed, which configuration names. */
export type ClosingDays = readonly IsoDate[]

const isPublicHoliday = (date: IsoDate): boolean =>
  publicHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date)

/** Whether public offices work on a day: Monday to Friday, no public holiday, no closing day. */
export const isWorkingDay = (date: IsoDate, closingDays: ClosingDays = []): boolean =>
  isWeekday(date) && !isPublicHoliday(date) && !closingDays.includes(date)

// The first working day from a day on, in steps of one day. The calendar ends where a step leads nowhere (DAY-1).
const walkToWorkingDay = (from: IsoDate, step: 1 | -1, closingDays?: ClosingDays): IsoDate => {
  let found = from
  while (!isWorkingDay(found, closingDays)) {
    const next = addDays(found, step)
    if (next === found) return found
    found = next
  }
  return found
}

/**
 * The last working day before a day, or the first day of the calendar when there is none. A filing day after it may still be
 * kept on that day (DUE-3).
 */
export const lastWorkingDayBefore = (date: IsoDate, closingDays?: ClosingDays): IsoDate =>
  walkToWorkingDay(addDays(date, -1), -1, closingDays)

/**
 * The day itself when it is a working day, else the first working day after it, or the last day of the calendar when there
 * is none. So the law moves a filing day that falls on a weekend or a public holiday (DUE-3). Companies Act 2014, s.343;
 * Interpretation Act 2005, s.18(h).
 */
export const sameOrNextWorkingDay = (date: IsoDate, closingDays?: ClosingDays): IsoDate =>
  walkToWorkingDay(date, 1, closingDays)
