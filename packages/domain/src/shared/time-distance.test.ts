import { describe, expect, it } from 'vitest'
import { largestUnitBetween, timeLeftText, yearsAndDaysBetween } from './time-distance.ts'

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

it.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'in 1 day'],
  ['2026-12-21', 'in 30 days'],
  ['2026-11-20', 'late by 1 day'],
  ['2026-11-01', 'late by 20 days'],
  ['2025-11-22', 'late by 364 days'],
  ['2025-11-21', 'late by 1 year'],
  ['2025-08-20', 'late by 1 year 3 months'],
  ['2023-10-21', 'late by 3 years 1 month'],
  ['2028-01-21', 'in 1 year 2 months'],
])('on 21/11/2026 the day %s reads %j (DUE-10)', (date, text) => {
  expect(timeLeftText(date, '2026-11-21')).toBe(text)
})
