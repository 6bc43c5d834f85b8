import { expect, it } from 'vitest'
import { lastDayToPayCorporationTax } from './legal-deadlines.ts'

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
