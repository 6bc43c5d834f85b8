/** A count with its unit: `1 day`, `3 days`, `0 days`. */
export const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How far a deadline is, from the days left until it: `in 3 days`, `today`, `late by 1 day` (FUP-33). */
export const daysLeftText = (daysLeft: number): string => {
  if (daysLeft === 0) return 'today'
  return daysLeft > 0 ? `in ${countText(daysLeft, 'day')}` : `late by ${countText(-daysLeft, 'day')}`
}
