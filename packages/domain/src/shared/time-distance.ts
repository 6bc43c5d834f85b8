import { countText } from './count-text.ts'
import { addMonths, daysBetween, type IsoDate } from './iso-date.ts'

// Months are counted from the first day, so that a day at the end of a month is clamped only once.
const wholeMonths = (from: IsoDate, to: IsoDate): number => {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return addMonths(from, months) > to ? months - 1 : months
}

/** The time from a day to a later one in years and days: `2 years 10 days`, `1 year`, `12 days`. */
export const yearsAndDaysBetween = (from: IsoDate, to: IsoDate): string => {
  const years = Math.floor(wholeMonths(from, to) / 12)
  const days = daysBetween(addMonths(from, years * 12), to)

  const parts = [years > 0 && countText(years, 'year'), (days > 0 || years === 0) && countText(days, 'day')]
  return parts.filter(Boolean).join(' ')
}

/** The time from a day to a later one in its largest unit: `2 years`, `3 months`, `12 days`. */
export const largestUnitBetween = (from: IsoDate, to: IsoDate): string => {
  const months = wholeMonths(from, to)
  if (months >= 12) return countText(Math.floor(months / 12), 'year')
  return months >= 1 ? countText(months, 'month') : countText(daysBetween(from, to), 'day')
}

// A span of a year or more in years and months, a shorter one in days.
const spanText = (from: IsoDate, to: IsoDate): string => {
  const months = wholeMonths(from, to)
  if (months < 12) return countText(daysBetween(from, to), 'day')

  const parts = [countText(Math.floor(months / 12), 'year'), months % 12 > 0 && countText(months % 12, 'month')]
  return parts.filter(Boolean).join(' ')
}

/** How far a day is from today: `in 3 days`, `today`, `late by 1 day`, `late by 1 year 3 months` (DUE-10). */
export const timeLeftText = (date: IsoDate, today: IsoDate): string => {
  if (date === today) return 'today'
  return date > today ? `in ${spanText(today, date)}` : `late by ${spanText(date, today)}`
}
