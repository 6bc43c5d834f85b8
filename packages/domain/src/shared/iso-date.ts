import * as z from 'zod'

/** A calendar day as `yyyy-MM-dd`; it has no time and no zone, and so never shifts. */
export type IsoDate = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/

const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const write = (year: number, month: number, day: number): IsoDate => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

const split = (date: IsoDate): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days in a month, 28 to 31; `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Whether the text is a real calendar day written `yyyy-MM-dd`, year 1 to 9999. */
export const isIsoDate = (text: string): boolean => {
  if (!DAY.test(text)) return false
  const [year, month, day] = split(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/**
 * Adds calendar months (may be negative), clamping to the month's end: 31/08/2026 + 6 months is 28/02/2027.
 * Source: decision O3.
 */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year, month, day] = split(date)
  const count = year * 12 + (month - 1) + months
  const toYear = Math.floor(count / 12)
  const toMonth = (count % 12) + 1
  return write(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

// Days since 1970-01-01 in the Gregorian calendar, by arithmetic alone: a Date would bring a time zone with it.
const toDayNumber = (date: IsoDate): number => {
  const [year, month, day] = split(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

const fromDayNumber = (dayNumber: number): IsoDate => {
  const z0 = dayNumber + 719_468
  const era = Math.floor(z0 / 146_097)
  const dayOfEra = z0 - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return write(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/** Adds days (may be negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(toDayNumber(date) + days)

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => toDayNumber(to) - toDayNumber(from)

/** Shows a day as `dd/MM/yyyy`, the display form of the specification (part 1, section 1); empty text for no date. */
export const displayDate = (date: IsoDate | null | undefined): string =>
  date ? date.slice(0, 10).split('-').toReversed().join('/') : ''

/** Shows a day's month as `MM/yyyy`; empty text for no date. */
export const displayMonth = (date: IsoDate | null | undefined): string =>
  date ? `${date.slice(5, 7)}/${date.slice(0, 4)}` : ''

// A timestamp's day is its day in UTC; one without a zone is read as UTC (decision W5).
const dayOf = (text: string): string => {
  if (!TIMESTAMP.test(text)) return text
  const zone = /(Z|[+-]\d{2}:?\d{2})$/.exec(text)?.[0] ?? 'Z'
  const [date, time = ''] = text.split('T')
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/[^\d]/g, '')
  const offset = zone === 'Z' ? 0 : sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4)))
  if (!isIsoDate(date ?? '') || minutes >= 24 * 60) return text
  return addDays(date ?? '', Math.floor((minutes - offset) / (24 * 60)))
}

/** A day on the wire: `yyyy-MM-dd`, or an ISO timestamp whose UTC date is the day. Source: decision W5. */
export const isoDate = z
  .string()
  .transform(dayOf)
  .refine(isIsoDate, 'Write a date as yyyy-MM-dd.')
  .meta({ format: 'date', description: 'yyyy-MM-dd; an ISO timestamp is taken as its UTC day' })

/** A day or nothing; an emptied form field (`''`) is nothing. */
export const optionalIsoDate = z.preprocess((value) => (value === '' ? null : value), isoDate.nullable())
