import { countText } from '../shared/count-text.ts'
import { addMonths, daysBetween, displayDate, type IsoDate } from '../shared/iso-date.ts'

// Whole steps of some months from one day to a later one; months are counted from the first day, so that their ends clamp once.
const wholeMonths = (from: IsoDate, to: IsoDate): number => {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return addMonths(from, months) > to ? months - 1 : months
}

/** The time between two days in years and days: `2 years 10 days`, `1 year`, `12 days`. */
const inYearsAndDays = (from: IsoDate, to: IsoDate): string => {
  const years = Math.floor(wholeMonths(from, to) / 12)
  const days = daysBetween(addMonths(from, years * 12), to)
  return [years > 0 && countText(years, 'year'), (days > 0 || years === 0) && countText(days, 'day')]
    .filter(Boolean)
    .join(' ')
}

/** The time between two days in its largest unit: `2 years`, `3 months`, `12 days`. */
const inLargestUnit = (from: IsoDate, to: IsoDate): string => {
  const months = wholeMonths(from, to)
  if (months >= 12) return countText(Math.floor(months / 12), 'year')
  return months >= 1 ? countText(months, 'month') : countText(daysBetween(from, to), 'day')
}

/**
 * What a payment-history row says of a payment made: `late by 2 years 10 days`, `in advance by 12 days`, `On time`; nothing
 * while either day is missing. Source: part 2, section 4, and decision O11.
 */
export const paymentText = (reminder: IsoDate | null, paid: IsoDate | null): string | null => {
  if (!reminder || !paid) return null
  if (paid === reminder) return 'On time'
  return paid > reminder
    ? `late by ${inYearsAndDays(reminder, paid)}`
    : `in advance by ${inYearsAndDays(paid, reminder)}`
}

/**
 * What a reminder banner says: `in 3 months (14/02/2027)` while the day is to come, and `LATE - 2 months ago (20/09/2026)`
 * otherwise; on the day itself `LATE - today (…)`. Source: part 2, section 4, and decision O11.
 */
export const reminderText = (reminder: IsoDate, today: IsoDate): { words: string; isLate: boolean } => {
  const day = `(${displayDate(reminder)})`
  if (reminder === today) return { words: `LATE - today ${day}`, isLate: true }
  return reminder > today
    ? { words: `in ${inLargestUnit(today, reminder)} ${day}`, isLate: false }
    : { words: `LATE - ${inLargestUnit(reminder, today)} ago ${day}`, isLate: true }
}
