import { addDays, isIsoDate, type IsoDate } from '../shared/iso-date.ts'

/** The days that a year, a month or a day of another calendar may be, both included. */
export type Days = { from: IsoDate; to: IsoDate }

/** `lunar`: the Islamic calendar (AH); `solar`: the calendar of Iran and Afghanistan (SH). */
export type Calendar = 'lunar' | 'solar'

/** A year, and its month and day (from 1) where they are known. */
export type CalendarDate = { year: number; month?: number | undefined; day?: number | undefined }

// The words by which the months of the lunar calendar are known; the second of two months of one name has a number or a word.
const lunarMonths: readonly RegExp[] = [
  /^muh?arr?am/,
  /^safar/,
  /^rabi.*(?:\b(?:i|1)$|awwal|ula)/,
  /^rabi.*(?:\b(?:ii|2)$|thani|akhir)/,
  /^jumad.*(?:\b(?:i|1)$|awwal|ula)/,
  /^jumad.*(?:\b(?:ii|2)$|thani|akhir)/,
  /^rajab/,
  /^sha.?ban/,
  /^rama[dz]h?an/,
  /^sh?awwal/,
  /^dh?u.*qa/,
  /^dh?u.*hij/,
]

/** The number of a month of the lunar calendar by its name; 0 for an unknown one. */
export const lunarMonthNumber = (name: string): number => lunarMonths.findIndex((month) => month.test(name)) + 1

const LUNAR_EPOCH = '0622-07-19'
const MONTH_DAYS = 29.5

// The tabular calendar: eleven leap years in thirty. Who saw the moon when may differ from it by two days.
const lunarDay = (year: number, month: number, day: number): IsoDate => {
  const days = day + Math.ceil(MONTH_DAYS * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
  return addDays(LUNAR_EPOCH, days - 1)
}

const NOWRUZ = '-03-21'

// Six months of 31 days, then months of 30. The year begins on 20 or 21 March.
const solarDay = (year: number, month: number, day: number): IsoDate =>
  addDays(`${String(year + 621).padStart(4, '0')}${NOWRUZ}`, (month - 1) * 30 + Math.min(month - 1, 6) + day - 1)

const TOLERANCE = 2

/** The days of the common calendar that a date of another one may be, two days earlier or later (SANC-9). Undefined for no date. */
export const daysOfCalendar = (calendar: Calendar, { year, month, day }: CalendarDate): Days | undefined => {
  const isDate = year >= 1200 && year <= 1600 && (month ?? 1) <= 12 && (day ?? 1) <= 31
  if (!isDate) return undefined

  const dayOf = calendar === 'lunar' ? lunarDay : solarDay
  const first = dayOf(year, month ?? 1, day ?? 1)
  const last = day ? first : month ? addDays(dayOf(year, month, 1), 30) : addDays(dayOf(year + 1, 1, 1), -1)
  const found = { from: addDays(first, -TOLERANCE), to: addDays(last, TOLERANCE) }
  return isIsoDate(found.from) && isIsoDate(found.to) ? found : undefined
}
