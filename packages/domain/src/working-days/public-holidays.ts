import { addDays, daysBetween, type IsoDate } from '../shared/iso-date.ts'

const A_MONDAY = '2024-01-01'
const MONDAY = 0
const FRIDAY = 4

const day = (year: number, month: number, date: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The day of the week, 0 for Monday to 6 for Sunday. */
export const weekday = (date: IsoDate): number => ((daysBetween(A_MONDAY, date) % 7) + 7) % 7

const firstMonday = (year: number, month: number): IsoDate => {
  const first = day(year, month, 1)
  return addDays(first, (7 - weekday(first)) % 7)
}

const lastMonday = (year: number, month: number): IsoDate => {
  const last = addDays(day(year, month + 1, 1), -1)
  return addDays(last, -weekday(last))
}

/** Easter Sunday of a year in the Gregorian calendar, by the anonymous Gregorian algorithm. */
export const easterSunday = (year: number): IsoDate => {
  const goldenNumber = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const skippedLeapDays = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (skippedLeapDays + 19 * goldenNumber + 15) % 30
  const fullMoon = epact - Math.floor((goldenNumber + 11 * epact) / 319)
  const daysToSunday = (2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - (yearOfCentury % 4) - fullMoon + 32) % 7
  const march = fullMoon + daysToSunday + 22
  return addDays(day(year, 3, 1), march - 1)
}

// Since 2023: the first Monday of February, or 1 February in a year in which that is a Friday.
const saintBrigidsDay = (year: number): IsoDate => {
  const first = day(year, 2, 1)
  return weekday(first) === FRIDAY ? first : firstMonday(year, 2)
}

type Holiday = { name: string; since?: number; on: (year: number) => IsoDate }

const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', on: (year) => day(year, 1, 1) },
  { name: 'Saint Brigid’s Day', since: 2023, on: saintBrigidsDay },
  { name: 'Saint Patrick’s Day', on: (year) => day(year, 3, 17) },
  { name: 'Easter Monday', on: (year) => addDays(easterSunday(year), 1) },
  { name: 'May Day', since: 1994, on: (year) => firstMonday(year, 5) },
  { name: 'June Holiday', on: (year) => firstMonday(year, 6) },
  { name: 'August Holiday', on: (year) => firstMonday(year, 8) },
  { name: 'October Holiday', since: 1977, on: (year) => lastMonday(year, 10) },
  { name: 'Christmas Day', on: (year) => day(year, 12, 25) },
  { name: 'Saint Stephen’s Day', on: (year) => day(year, 12, 26) },
]

/** The public holidays of Ireland in a year, in the order of the calendar (DUE-3). Organisation of Working Time Act 1997, schedule 2. */
export const publicHolidays = (year: number): { name: string; date: IsoDate }[] =>
  holidays
    .filter(({ since }) => since === undefined || year >= since)
    .map(({ name, on }) => ({ name, date: on(year) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))

/** Whether a day is Monday to Friday. */
export const isWeekday = (date: IsoDate): boolean => weekday(date) >= MONDAY && weekday(date) <= FRIDAY
