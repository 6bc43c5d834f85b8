import { describe, expect, it } from 'vitest'
import { correctBy, dueOn, lastDayToFileOwners, lastDueBefore, legalDay } from './filing-days.ts'
import type { FilingKind } from './filing-kinds.ts'

it.each([
  ['2026-01-14', '2026-06-14', 'a Sunday'],
  ['2026-08-31', '2027-01-31', 'a Sunday'],
  ['2026-09-30', '2027-02-28', 'the end of February'],
  ['2023-09-30', '2024-02-29', 'a leap day'],
  ['2024-02-29', '2024-07-29', 'a Monday'],
  ['2019-06-22', '2019-11-22', 'the day on which the register opened'],
  ['2019-06-21', '2019-11-22', 'the day before it opened'],
  ['1998-03-01', '2019-11-22', 'long before it opened'],
])('the first owners of a company incorporated on %s are filed by %s: %s (ORG-28)', (incorporated, day) => {
  expect(lastDayToFileOwners(incorporated)).toBe(day)
})

describe('the time to file (FIL-2)', () => {
  it.each([
    ['B10', '2026-11-02', '2026-11-16'],
    ['B2', '2026-11-02', '2026-11-16'],
    ['B5', '2026-11-02', '2026-12-02'],
    ['G1', '2026-11-02', '2026-11-17'],
    ['C1', '2026-11-02', '2026-11-23'],
    ['RBO', '2026-11-02', '2026-11-16'],
    ['F7', '2026-11-02', '2026-12-02'],
    ['H15', '2026-11-30', '2027-02-28'],
    ['B83', '2026-11-02', null],
  ] as const)('of a %s for %s ends on %s', (kind, event, day) => {
    expect(dueOn(kind, event)).toBe(day)
  })

  it('ends on the next working day for the CRO, and on the very day for the RBO', () => {
    expect(legalDay({ dueOn: '2026-12-26', moves: true })).toBe('2026-12-28')
    expect(legalDay({ dueOn: '2026-12-26', moves: false })).toBe('2026-12-26')
  })

  it('is compared with stored days: exactly those up to the found day ended before', () => {
    for (const moves of [true, false])
      for (const day of ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2027-03-29', '2027-03-30'])
        for (let date = 1; date <= 31; date++) {
          const due = `${day.slice(0, 8)}${String(date).padStart(2, '0')}`
          expect(legalDay({ dueOn: due, moves }) < day).toBe(due <= lastDueBefore(day, moves))
        }
  })

  it.each<[kind: FilingKind, back: string, day: string, why: string]>([
    ['B1', '2026-11-02', '2026-11-16', 'a Monday'],
    ['B10', '2026-12-11', '2026-12-28', 'Christmas Day, a Friday'],
    ['H15', '2027-03-15', '2027-03-30', 'Easter Monday'],
    ['RBO', '2026-12-11', '2026-12-25', 'Christmas Day, which moves no day of the RBO'],
  ])('to deliver a %s again that was sent back on %s ends on %s: day 14 is %s (FIL-5)', (kind, back, day) => {
    expect(correctBy(kind, back)).toBe(day)
  })

  it('to deliver it again ends after the closing days of the configuration (DUE-3)', () => {
    expect(correctBy('B1', '2026-12-11', ['2026-12-28', '2026-12-29'])).toBe('2026-12-30')
  })
})
