import { readDate } from '@registrar/domain/shared/read-date'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { today } from './clock.ts'

// Without this plugin a typed day is read as a US date: 12/03/2024 would be 3 December.
dayjs.extend(customParseFormat)

/** A year of two digits that would be further ahead than this is of the last century: nothing here falls due so late. */
const YEARS_AHEAD = 10
const CENTURY = 100

// The short forms are for people who type fast. The day always comes before the month.
const SEPARATORS = ['/', '.', '-', ' ']
const FORMATS = [
  ...SEPARATORS.flatMap((mark) =>
    ['DD', 'D'].flatMap((day) =>
      ['MM', 'M'].flatMap((month) => ['YYYY', 'YY'].map((year) => [day, month, year].join(mark))),
    ),
  ),
  'DDMMYYYY',
  'YYYY-MM-DD',
]

const inItsCentury = (day: dayjs.Dayjs): dayjs.Dayjs => {
  const latest = Number(today().slice(0, 4)) + YEARS_AHEAD
  const year = latest - ((((latest - day.year()) % CENTURY) + CENTURY) % CENTURY)
  return day.year(year)
}

/** Reads a day typed in numbers, the day before the month, as `yyyy-MM-dd`; null when it is not a day. */
export const parseTypedDay = (typed: string): string | null => {
  const text = typed.trim()
  const format = FORMATS.find((one) => dayjs(text, one, true).isValid())
  if (!format) return null

  const day = dayjs(text, format, true)
  return (format.includes('YYYY') ? day : inItsCentury(day)).format('YYYY-MM-DD')
}

/** Reads a day in numbers, or in words as it is pasted from an email: 4 August 2026, 1er août 2026 (DAY-6). */
export const parsePastedDay = (text: string): string | null => parseTypedDay(text) ?? readDate(text) ?? null
