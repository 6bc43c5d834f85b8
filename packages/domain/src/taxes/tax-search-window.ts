import { addMonths, daysBetween, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Period } from './accounting-periods.ts'
import { lastDayAhead } from './tax-calendar.ts'

const MONTHS_BACK = 12
/** The longest window of a search, in years: of one company, and of all. */
const MOST_YEARS = { company: 20, all: 3 }
const DAYS_OF_YEAR = 366

type Asked = { from?: IsoDate | undefined; to?: IsoDate | undefined }

/** The days that a search looks at: those it names, else from a year back to as far ahead as the deadlines (TAX-12). */
export const searchWindow = ({ from, to }: Asked, today: IsoDate): Period => {
  const last = to ?? [lastDayAhead(today), from ? addMonths(from, MONTHS_BACK) : today].toSorted()[1] ?? today
  const first = from ?? [addMonths(today, -MONTHS_BACK), addMonths(last, -MONTHS_BACK)].toSorted()[0] ?? today
  return { from: first, to: last }
}

/** What is wrong with the days of a search, by field; empty when nothing is (TAX-12). */
export const windowProblems = ({ from, to }: Period, isOfCompany: boolean): Record<string, string> => {
  const years = isOfCompany ? MOST_YEARS.company : MOST_YEARS.all
  if (daysBetween(from, to) <= years * DAYS_OF_YEAR) return {}
  return { to: `Ask for at most ${years} years from ${displayDate(from)}.` }
}
