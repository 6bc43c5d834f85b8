import type { Fields } from './field.ts'
import { displayDate, type IsoDate } from './iso-date.ts'

/** What is said of the day of something that has happened, when it is to come. */
export const afterToday = (today: IsoDate): string => `This is after today, ${displayDate(today)}.`

/** What is wrong with the days that a save gives to what has happened, by field: those that are to come (DAY-7). */
export const daysToCome = (
  fields: Fields,
  changed: Readonly<Record<string, unknown>>,
  today: IsoDate,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changed).flatMap(([field, value]) =>
      fields[field]?.isPast && typeof value === 'string' && value > today ? [[field, afterToday(today)]] : [],
    ),
  )
