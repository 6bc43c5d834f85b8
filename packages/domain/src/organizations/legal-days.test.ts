import { expect, it } from 'vitest'
import { filingDay, taxDay } from './legal-days.ts'

it('files within 56 days', () => {
  expect(filingDay('2022-09-30')).toBe('2022-11-25')
})

it.each([
  ['2025-12-31', '2026-09-23'],
  ['2026-05-31', '2027-02-23'],
  ['2023-05-31', '2024-02-23'],
])('pays the tax of the year ended %s by %s', (yearEnd, day) => {
  expect(taxDay(yearEnd)).toBe(day)
})
