import fc from 'fast-check'
import { expect, it } from 'vitest'
import { easterSunday, publicHolidays, weekday } from './public-holidays.ts'

it.each([
  ['2024-03-31', 2024],
  ['2025-04-20', 2025],
  ['2026-04-05', 2026],
  ['2027-03-28', 2027],
  ['2028-04-16', 2028],
  ['2038-04-25', 2038],
])('Easter is on %s in %i', (date, year) => {
  expect(easterSunday(year)).toBe(date)
})

it('Easter is always a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const easter = easterSunday(year)
      expect(weekday(easter)).toBe(6)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }),
  )
})

it('the public holidays of 2027 are the ten of the law', () => {
  expect(publicHolidays(2027).map(({ date }) => date)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-17',
    '2027-03-29',
    '2027-05-03',
    '2027-06-07',
    '2027-08-02',
    '2027-10-25',
    '2027-12-25',
    '2027-12-26',
  ])
})

it.each([
  [2023, '2023-02-06'],
  [2024, '2024-02-05'],
  [2030, '2030-02-01'],
])('Saint Brigid’s Day of %i is %s: the first Monday of February, or the 1st when that is a Friday', (year, date) => {
  expect(publicHolidays(year).find(({ name }) => name === 'Saint Brigid’s Day')?.date).toBe(date)
})

it('Saint Brigid’s Day is not a holiday before 2023', () => {
  expect(publicHolidays(2022).map(({ name }) => name)).not.toContain('Saint Brigid’s Day')
})
