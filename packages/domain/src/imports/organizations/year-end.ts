import { lastDayToPayCorporationTax } from '../../working-days/legal-deadlines.ts'
import { addMonths, displayDate, isIsoDate, type IsoDate } from '../../shared/iso-date.ts'
import { dayOfYearInWords } from '../../shared/day-of-year.ts'

const MOST_MONTHS_OF_A_YEAR = 18

/** Whether a value of a line is a day of the year, without the year. */
export const isDayOfYear = (value: unknown): value is string => typeof value === 'string' && value.startsWith('--')

// 29 February is the 28th in other years.
const inYear = (dayOfYear: string, year: number): IsoDate => {
  const date = `${year}${dayOfYear.slice(1)}`
  return isIsoDate(date) ? date : `${year}-02-28`
}

/** Whether a year end falls on a day of the year. */
export const fallsOn = (yearEnd: IsoDate, dayOfYear: string): boolean =>
  yearEnd === inYear(dayOfYear, Number(yearEnd.slice(0, 4)))

/**
 * The financial year end that a file means by a day without its year: the first one whose corporation tax may still be paid in time, after the incorporation.
 * `problem`: the first year of a company has at most 18 months, and two such days may end it (IMP-19).
 */
export const yearEndOn = (
  dayOfYear: string,
  { today, incorporationDate }: { today: IsoDate; incorporationDate: IsoDate | null },
): { yearEnd: IsoDate; problem?: never } | { problem: string; yearEnd?: never } => {
  const firstYear = Math.min(Number(today.slice(0, 4)), Number((incorporationDate ?? today).slice(0, 4))) - 1
  const lastYear = Math.max(Number(today.slice(0, 4)), Number((incorporationDate ?? today).slice(0, 4))) + 2
  const days = Array.from({ length: lastYear - firstYear + 1 }, (_, count) => inYear(dayOfYear, firstYear + count))
  const open = days.filter(
    (day) => lastDayToPayCorporationTax(day) >= today && (incorporationDate === null || day > incorporationDate),
  )
  const [yearEnd = inYear(dayOfYear, lastYear), next = yearEnd] = open

  const lastOfFirstYear = incorporationDate && addMonths(incorporationDate, MOST_MONTHS_OF_A_YEAR)
  const isFirst = incorporationDate !== null && days.find((day) => day > incorporationDate) === yearEnd
  return isFirst && lastOfFirstYear && next <= lastOfFirstYear
    ? {
        problem: `The first year may end on ${displayDate(yearEnd)} or on ${displayDate(next)}: write ${dayOfYearInWords(dayOfYear)} with its year.`,
      }
    : { yearEnd }
}
