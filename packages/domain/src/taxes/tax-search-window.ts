import { addMonths, daysBetween, displayDate, type IsoDate } from '../shared/iso-date.ts'
import { countText } from '../shared/count-text.ts'
import type { Period } from './accounting-periods.ts'
import { lastDayAhead } from './tax-calendar.ts'

const MONTHS_BACK = 12
/** The longest window of a search, in years: of one company, and of all. */
const MOST_YEARS = { company: 20, all: 1 }
const DAYS_OF_YEAR = 366
/** How far a search of all companies looks without days, in months. */
const MONTHS_OF_ALL = { back: 1, ahead: 3 }

type Asked = { from?: IsoDate | undefined; to?: IsoDate | undefined }

/**
 * The days that a search looks at: those it names, else from a year back to as far ahead as the deadlines; of all companies from a
 * month back to three months ahead (TAX-12).
 */
export const searchWindow = ({ from, to }: Asked, today: IsoDate, isOfCompany: boolean): Period => {
  if (!isOfCompany) {
    const { back, ahead } = MONTHS_OF_ALL
    return {
      from: from ?? addMonths(to && to < today ? to : today, -back),
      to: to ?? addMonths(from && from > today ? from : today, ahead),
    }
  }
  const last = to ?? [lastDayAhead(today), from ? addMonths(from, MONTHS_BACK) : today].toSorted()[1] ?? today
  const first = from ?? [addMonths(today, -MONTHS_BACK), addMonths(last, -MONTHS_BACK)].toSorted()[0] ?? today
  return { from: first, to: last }
}

/** What is wrong with the days of a search, by field; empty when nothing is (TAX-12). */
export const windowProblems = ({ from, to }: Period, isOfCompany: boolean): Record<string, string> => {
  const years = isOfCompany ? MOST_YEARS.company : MOST_YEARS.all
  if (daysBetween(from, to) <= years * DAYS_OF_YEAR) return {}
  return { to: `Ask for at most ${countText(years, 'year')} from ${displayDate(from)}.` }
}
