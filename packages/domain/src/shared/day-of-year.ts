import { dayInWords } from './day-in-words.ts'
import { readDate } from './read-date.ts'

// Every day of a year is one of a leap year.
const LEAP_YEAR = '2024'

const NUMBERS_OR_MONTH = /^(?:--)?\d{1,2}[-/.]\d{1,2}\.?$|\p{L}/u
// 'Dec-24' and 'Dec 24' may be December of 2024.
const MAY_BE_A_YEAR = /^\p{L}+\.?[ -](?:[01]?\d|2[0-7])$/u

/**
 * Reads a day that is written without its year, day first: `31 December`, `31 décembre`, `Dec 31`, `31/12`, `--12-31`.
 * @returns the day as `--12-31`; undefined for anything else
 */
export const readDayOfYear = (text: string): string | undefined => {
  const cell = text
    .trim()
    .replace(/^--/, `${LEAP_YEAR}-`)
    .replace(/(?<=\d)\.$/, '')
  if (!NUMBERS_OR_MONTH.test(text.trim()) || MAY_BE_A_YEAR.test(cell) || readDate(text) !== undefined) return undefined
  const written = cell.startsWith(`${LEAP_YEAR}-`)
    ? [cell]
    : [' ', '/', '-', '.'].map((sign) => cell + sign + LEAP_YEAR)
  const day = written.map(readDate).find((found) => found !== undefined)
  return day?.replace(LEAP_YEAR, '-')
}

/** A day of the year as the preview of an import has it: '31 December'. */
export const dayOfYearInWords = (dayOfYear: string): string =>
  dayInWords(dayOfYear.replace('-', LEAP_YEAR), 'en').replace(` ${LEAP_YEAR}`, '')
