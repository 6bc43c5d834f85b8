import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysInMonth } from '../shared/iso-date.ts'
import { lastDayToFileReturn, lastDayToFileOwners, lastDayToPayCorporationTax } from './legal-deadlines.ts'

it('an annual return is filed within 56 days of the ARD (AR-8)', () => {
  expect(lastDayToFileReturn('2022-09-30')).toBe('2022-11-25')
})

it.each([
  ['2025-12-31', '2026-09-23'],
  ['2026-05-31', '2027-02-23'],
  ['2023-05-31', '2024-02-23'],
])('corporation tax of the year ended %s is paid by %s (TAX-7)', (yearEnd, day) => {
  expect(lastDayToPayCorporationTax(yearEnd)).toBe(day)
})

describe('the beneficial owners of a new company (ORG-28)', () => {
  it.each([
    ['2026-01-14', '2026-06-14'],
    ['2026-08-31', '2027-01-31'],
    ['2026-09-30', '2027-02-28'],
    ['2023-09-30', '2024-02-29'],
    ['2024-02-29', '2024-07-29'],
    ['2026-01-31', '2026-06-30'],
    ['2099-09-29', '2100-02-28'],
  ])('incorporated %s, are filed by %s', (incorporated, day) => {
    expect(lastDayToFileOwners(incorporated)).toBe(day)
  })

  it('are filed in the fifth month after, on the same day, or on the last of a month that does not have it', () => {
    const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1950-01-01', days))
    fc.assert(
      fc.property(anyDay, (incorporated) => {
        const [[year, month, day], [toYear, toMonth, toDay]] = [incorporated, lastDayToFileOwners(incorporated)].map(
          (date) => date.split('-').map(Number),
        ) as [[number, number, number], [number, number, number]]
        expect(toYear * 12 + toMonth - (year * 12 + month)).toBe(5)
        expect(toDay).toBe(Math.min(day, daysInMonth(toYear, toMonth)))
      }),
    )
  })
})
