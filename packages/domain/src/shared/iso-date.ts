import * as z from 'zod'

/** A calendar day as `yyyy-MM-dd`; it has no time and no zone, so it never shifts (DAY-1). */
export type IsoDate = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const write = (year: number, month: number, day: number): IsoDate => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

const split = (date: IsoDate): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** Days in a month, 28 to 31; `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  // Day 0 of the next month is the last day of this one.
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether the text is a real calendar day written `yyyy-MM-dd`, year 1 to 9999. */
export const isIsoDate = (text: string): boolean => {
  if (!DAY.test(text)) return false
  const [year, month, day] = split(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The first and the last day of the calendar. A day that would be computed beyond one of them is that one (DAY-1). */
export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'

/**
 * Adds calendar months (may be negative), clamping to the month's end, and to the first and the last day of the calendar:
 * 31/08/2026 + 6 months is 28/02/2027 (DAY-1, DAY-2).
 */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year, month, day] = split(date)
  const count = year * 12 + (month - 1) + months
  const toYear = Math.floor(count / 12)
  const toMonth = (count % 12) + 1
  if (toYear < 1) return FIRST_DAY
  if (toYear > 9999) return LAST_DAY
  return write(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** A day in milliseconds, where the clock never changes. */
export const DAY_MS = 24 * 60 * 60 * 1000

// Everything here is UTC, where every day has 24 hours. setUTCFullYear and not Date.UTC: it takes the years 1 to 99 as they
// are. It also takes the years after 9999, in which a day may be stored that was computed without a limit.
const toDayNumber = (date: IsoDate): number => {
  const [year, month, day] = split(date)
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

const FIRST_DAY_NUMBER = toDayNumber(FIRST_DAY)
const LAST_DAY_NUMBER = toDayNumber(LAST_DAY)

const fromDayNumber = (dayNumber: number): IsoDate => {
  const day = new Date(Math.min(Math.max(dayNumber, FIRST_DAY_NUMBER), LAST_DAY_NUMBER) * DAY_MS)
  return write(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
}

/** Adds days (may be negative), clamping to the first and the last day of the calendar (DAY-1). */
export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(toDayNumber(date) + days)

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => toDayNumber(to) - toDayNumber(from)

/** Shows a day as `dd/MM/yyyy`, or an empty text for no date (DAY-5). */
export const displayDate = (date: IsoDate | null | undefined): string =>
  date ? date.slice(0, 10).split('-').toReversed().join('/') : ''

/** Shows a day's month as `MM/yyyy`, or an empty text for no date (DAY-5). */
export const displayMonth = (date: IsoDate | null | undefined): string =>
  date ? `${date.slice(5, 7)}/${date.slice(0, 4)}` : ''

// A timestamp's day is its day in UTC; one without a zone is read as UTC (DAY-3).
const dayOf = (text: string): string => {
  if (!TIMESTAMP.test(text)) return text
  const zone = /(Z|[+-]\d{2}:?\d{2})$/.exec(text)?.[0] ?? 'Z'
  const [date = '', time = ''] = text.split('T')
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/[^\d]/g, '')
  const offset = zone === 'Z' ? 0 : sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4)))
  if (!isIsoDate(date)) return text
  const days = Math.floor((minutes - offset) / (24 * 60))
  const utcDay = addDays(date, days)
  // A zone may move a timestamp out of the calendar. Such a day is refused, not clamped.
  return daysBetween(date, utcDay) === days ? utcDay : text
}

/** A day on the wire: `yyyy-MM-dd`, or an ISO timestamp whose UTC date is the day (DAY-3). */
export const isoDate = z
  .string()
  .transform(dayOf)
  .refine(isIsoDate, 'Write a date as yyyy-MM-dd.')
  .meta({ format: 'date', description: 'yyyy-MM-dd; an ISO timestamp is read as its day in UTC' })

/** A day or null; an empty text is null. */
export const optionalIsoDate = z.preprocess((value) => (value === '' ? null : value), isoDate.nullable())
