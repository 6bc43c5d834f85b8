import { describe, expect, it } from 'vitest'
import { largestUnitBetween, yearsAndDaysBetween } from './time-distance.ts'

describe('the time between two days', () => {
  it.each([
    ['2024-02-29', '2025-02-28', '1 year', '1 year'],
    ['2024-02-29', '2025-03-01', '1 year 1 day', '1 year'],
    ['2026-01-31', '2026-02-28', '28 days', '1 month'],
    ['2026-01-31', '2026-02-27', '27 days', '27 days'],
    ['2024-01-01', '2026-01-11', '2 years 10 days', '2 years'],
    ['2026-01-01', '2026-01-01', '0 days', '0 days'],
  ])('from %s to %s is %j, and %j in its largest unit', (from, to, yearsAndDays, largestUnit) => {
    expect([yearsAndDaysBetween(from, to), largestUnitBetween(from, to)]).toEqual([yearsAndDays, largestUnit])
  })
})
