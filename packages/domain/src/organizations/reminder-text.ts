import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import { largestUnitBetween, yearsAndDaysBetween } from '../shared/time-distance.ts'

/**
 * What a payment-history row says of a payment made: `late by 2 years 10 days`, `in advance by 12 days`, `On time`; null
 * while either day is missing (SVC-8).
 */
export const paymentText = (reminder: IsoDate | null, paid: IsoDate | null): string | null => {
  if (!reminder || !paid) return null
  if (paid === reminder) return 'On time'
  return paid > reminder
    ? `late by ${yearsAndDaysBetween(reminder, paid)}`
    : `in advance by ${yearsAndDaysBetween(paid, reminder)}`
}

/**
 * What a reminder banner says: `in 3 months (14/02/2027)` while the day is to come, `LATE - 2 months ago (20/09/2026)`
 * afterwards, `LATE - today (…)` on the day itself (SVC-7).
 */
export const reminderText = (reminder: IsoDate, today: IsoDate): { text: string; isLate: boolean } => {
  const day = `(${displayDate(reminder)})`
  if (reminder === today) return { text: `LATE - today ${day}`, isLate: true }
  return reminder > today
    ? { text: `in ${largestUnitBetween(today, reminder)} ${day}`, isLate: false }
    : { text: `LATE - ${largestUnitBetween(reminder, today)} ago ${day}`, isLate: true }
}
