import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  displayDate,
  isIsoDate,
  isoDate,
  optionalIsoDate,
} from './iso-date.ts'

const dayBetween = (min: number, max: number) =>
  fc
    .record({
      year: fc.integer({ min, max }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ year, month, day: of }) => {
      const [monthText, dayText] = [month, Math.min(of, daysInMonth(year, month))].map((part) =>
        String(part).padStart(2, '0'),
      )
      return `${String(year).padStart(4, '0')}-${monthText}-${dayText}`
    })

const day = dayBetween(1600, 2400)
const anyDay = dayBetween(1, 9999)

describe('adding months to a day (DAY-2)', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2023-08-31', 6, '2024-02-29'],
    ['2026-05-31', 9, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it('ends in the right month, on the same day or on the last of the month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (from, months) => {
        const to = addMonths(from, months)
        const count = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))
        expect(count(to) - count(from)).toBe(months)
        const last = daysInMonth(Number(to.slice(0, 4)), Number(to.slice(5, 7)))
        expect(Number(to.slice(8))).toBe(Math.min(Number(from.slice(8)), last))
      }),
    )
  })
})

describe('adding days to a day (DAY-1)', () => {
  it.each([
    ['2022-09-30', 56, '2022-11-25'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2000-12-31', 1, '2001-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
  })

  it('is undone by subtracting them, and agrees with UTC arithmetic in any zone', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -100_000, max: 100_000 }), (from, days) => {
        const to = addDays(from, days)
        expect(daysBetween(from, to)).toBe(days)
        expect(addDays(to, -days)).toBe(from)
        const [year, month, of] = from.split('-').map(Number)
        expect(
          Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 1, Number(to.slice(8))) -
            Date.UTC(year ?? 0, (month ?? 1) - 1, of),
        ).toBe(days * 86_400_000)
      }),
    )
  })
})

describe('a computed day stays in the calendar (DAY-1)', () => {
  it.each([
    ['9999-08-15', 6, '9999-12-31'],
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-06-30', 6, '9999-12-30'],
    ['0001-03-31', -1, '0001-02-28'],
    ['0001-01-31', -1, '0001-01-01'],
    ['10000-02-15', 12, '9999-12-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it.each([
    ['9999-11-06', 56, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
    ['10000-02-15', 56, '9999-12-31'],
    ['10000-01-01', -1, '9999-12-31'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
  })

  it('whatever day it is computed from, and however far', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4_000_000, max: 4_000_000 }), (from, count) => {
        expect([addDays(from, count), addMonths(from, count)].filter((to) => !isIsoDate(to))).toEqual([])
      }),
    )
  })
})

describe('a day on the wire (DAY-3)', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21T00:30:00+01:00', '2026-11-20'],
    ['2026-11-21T23:30:00-0200', '2026-11-22'],
  ])('%s is %s', (sent, read) => {
    expect(isoDate.parse(sent)).toBe(read)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '10000-01-01',
    '21/11/2026',
    '2026-1-1',
    '',
    'today',
    '2026-11-21T99:00:00Z',
    '2026-11-21T12:99:00Z',
    '2026-11-21T12:00:99Z',
    '2024-02-29T12:00:00+99:00',
    '2024-02-29T12:00:00+24:00',
    '2024-02-29T12:00:00+05:99',
    '9999-12-31T23:30:00-01:00',
    '0001-01-01T00:30:00+01:00',
  ])('refuses %j', (sent) => {
    expect(isoDate.safeParse(sent).success).toBe(false)
  })

  it('is null when the field is empty', () => {
    expect([optionalIsoDate.parse(''), optionalIsoDate.parse(null)]).toEqual([null, null])
  })

  it('accepts every real day', () => {
    fc.assert(fc.property(day, (of) => isIsoDate(of)))
    expect(isIsoDate('1900-02-29')).toBe(false)
    expect(isIsoDate('2000-02-29')).toBe(true)
  })
})

it('a day is shown as dd/MM/yyyy (DAY-5)', () => {
  expect([displayDate('2026-11-02'), displayDate(null)]).toEqual(['02/11/2026', ''])
})
