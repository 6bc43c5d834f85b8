import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween } from '../shared/iso-date.ts'
import { isWorkingDay } from './working-days.ts'
import { lastDayToFileReturn, lastDayToFileOwners, lastDayToPayCorporationTax } from './legal-deadlines.ts'

it.each([
  ['2022-09-30', '2022-11-25', 'day 56 is a Friday'],
  ['2027-02-13', '2027-04-12', 'day 56 is a Saturday'],
  ['2027-02-01', '2027-03-30', 'day 56 is Easter Monday'],
])('the return made up to %s is filed by %s, because %s (AR-8)', (ard, day) => {
  expect(lastDayToFileReturn(ard)).toBe(day)
})

it.each([
  ['2025-12-31', '2026-09-23'],
  ['2026-05-31', '2027-02-23'],
  ['2023-05-31', '2024-02-23'],
  ['2026-03-05', '2026-12-05'],
  ['2026-02-28', '2026-11-23'],
  ['2026-02-22', '2026-11-22'],
])('corporation tax of the year ended %s is paid by %s (TAX-7)', (yearEnd, day) => {
  expect(lastDayToPayCorporationTax(yearEnd)).toBe(day)
})

describe('the beneficial owners of a new company (ORG-28)', () => {
  it.each([
    ['2026-01-14', '2026-06-15'],
    ['2026-08-31', '2027-02-02'],
    ['2026-09-30', '2027-03-01'],
    ['2023-09-30', '2024-02-29'],
    ['2024-02-29', '2024-07-29'],
    ['2026-01-31', '2026-06-30'],
    ['2099-09-29', '2100-03-01'],
  ])('incorporated %s, are filed by %s', (incorporated, day) => {
    expect(lastDayToFileOwners(incorporated)).toBe(day)
  })

  it('are filed on a working day, at most five days after the fifth month', () => {
    const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1950-01-01', days))

    fc.assert(
      fc.property(anyDay, (incorporated) => {
        const day = lastDayToFileOwners(incorporated)
        expect(isWorkingDay(day)).toBe(true)
        expect(daysBetween(addMonths(incorporated, 5), day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(addMonths(incorporated, 5), day)).toBeLessThanOrEqual(5)
      }),
    )
  })
})
