import { expect, it } from 'vitest'
import { otherMonth, weeksOf } from './calendar-days.ts'

it('a month is shown by whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2027-02')
  expect(weeks).toHaveLength(4)
  expect(weeks[0]?.[0]).toBe('2027-02-01')
  expect(weeks[3]?.[6]).toBe('2027-02-28')
  expect(weeksOf('2026-11').flat().slice(0, 7)).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
})

it('the months before and after cross the year', () => {
  expect(otherMonth('2026-12', 1)).toBe('2027-01')
  expect(otherMonth('2027-01', -1)).toBe('2026-12')
})
