import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, FIRST_DAY, LAST_DAY } from '../shared/iso-date.ts'
import { isWorkingDay, lastWorkingDayBefore, sameOrNextWorkingDay } from './working-days.ts'

it.each([
  ['2027-04-10', '2027-04-12', 'a Saturday'],
  ['2027-04-11', '2027-04-12', 'a Sunday'],
  ['2027-03-29', '2027-03-30', 'Easter Monday'],
  ['2026-12-25', '2026-12-28', 'Christmas Day, a Friday before Saint Stephen’s Day'],
  ['2027-01-01', '2027-01-04', 'New Year’s Day, a Friday'],
  ['2027-04-12', '2027-04-12', 'a Monday'],
])('a filing day on %s moves to %s, because it is %s (DUE-3)', (date, workingDay) => {
  expect(sameOrNextWorkingDay(date)).toBe(workingDay)
})

it('a holiday on a weekend does not close a weekday instead', () => {
  // 25 and 26 December 2027 are a Saturday and a Sunday.
  expect(isWorkingDay('2027-12-27')).toBe(true)
})

it('a configured closing day is not a working day', () => {
  expect(sameOrNextWorkingDay('2026-12-28', ['2026-12-28', '2026-12-29'])).toBe('2026-12-30')
})

it('the working day found is never before the day and at most five days after it', () => {
  const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(anyDay, (date) => {
      const found = sameOrNextWorkingDay(date)
      expect(isWorkingDay(found)).toBe(true)
      expect(daysBetween(date, found)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(date, found)).toBeLessThanOrEqual(5)
    }),
  )
})

it('the walk to a working day ends at the first and the last day of the calendar (DAY-1)', () => {
  const nearTheEnds = fc
    .tuple(fc.constantFrom(FIRST_DAY, LAST_DAY), fc.integer({ min: -100, max: 100 }))
    .map(([end, days]) => addDays(end, days))
  const closingDays = [FIRST_DAY, '9999-12-30', LAST_DAY]

  fc.assert(
    fc.property(nearTheEnds, (date) => {
      expect(sameOrNextWorkingDay(date, closingDays) >= date).toBe(true)
      expect(lastWorkingDayBefore(date, closingDays) <= date).toBe(true)
    }),
  )
})

it.each(['10000-02-15', '275760-09-13', 'not a day'])(
  'the walk to a working day ends, even from %j (DAY-1)',
  (stored) => {
    expect(sameOrNextWorkingDay(stored, [LAST_DAY])).toBeTypeOf('string')
    expect(lastWorkingDayBefore(stored, [FIRST_DAY])).toBeTypeOf('string')
  },
)
