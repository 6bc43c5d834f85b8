import { describe, expect, it } from 'vitest'
import { lateFilingFee, latenessOf, latenessToday } from './late-returns.ts'

describe('the fee of a late return (AR-15)', () => {
  it.each([
    [-3, 0],
    [0, 0],
    [1, 100],
    [2, 103],
    [10, 127],
    [367, 1198],
    [368, 1200],
    [2000, 1200],
  ])('%i days after its last day is €%i', (days, fee) => expect(lateFilingFee(days)).toBe(fee))

  it.each([
    ['day 56', '2022-09-30', '2022-11-25', { lastDay: '2022-11-25', daysLate: 0, fee: 0 }],
    ['the day after', '2022-09-30', '2022-11-26', { lastDay: '2022-11-25', daysLate: 1, fee: 100 }],
    ['the Monday after a Saturday', '2027-02-13', '2027-04-12', { lastDay: '2027-04-12', daysLate: 0, fee: 0 }],
    ['the Tuesday after it', '2027-02-13', '2027-04-13', { lastDay: '2027-04-12', daysLate: 1, fee: 100 }],
    ['before the ARD', '2026-09-30', '2026-01-01', { lastDay: '2026-11-25', daysLate: 0, fee: 0 }],
  ])('a return filed on %s', (_, madeUpTo, filedOn, lateness) => {
    expect(latenessOf({ madeUpTo, yearEnd: null, extension: null }, filedOn)).toEqual(lateness)
  })
})

describe('a return whose time a court extended (AR-19)', () => {
  const order = {
    court: 'district',
    hearingOn: '2026-12-01',
    orderedOn: '2026-12-01',
    extendedTo: '2027-01-29',
  } as const
  const returned = (deliveredOn: string | null, deliverBy: string | null = null) => ({
    madeUpTo: '2026-09-30',
    yearEnd: null,
    extension: { ...order, deliveredOn, deliverBy },
  })

  it.each([
    ['in time when the copy came within 28 days', returned('2026-12-29'), '2027-01-29', 0],
    ['late after the extended day', returned('2026-12-29'), '2027-01-30', 1],
    ['late as if there were no order when the copy came on day 29', returned('2026-12-30'), '2027-01-29', 65],
    ['in time when the court allowed longer', returned('2026-12-30', '2027-01-10'), '2027-01-29', 0],
    ['late when the copy came after the return', returned('2026-12-20'), '2026-12-15', 20],
    ['late when the copy never came', returned(null), '2026-12-15', 20],
  ])('is %s', (_, basis, filedOn, daysLate) => {
    expect(latenessOf(basis, filedOn).daysLate).toBe(daysLate)
  })

  // 28 days after 27/11/2026 is Christmas Day, a Friday.
  it.each<[deliveredOn: string, deliverBy: string | null, closing: string[], daysLate: number, why: string]>([
    ['2026-12-28', null, [], 0, 'on the Monday after it'],
    ['2026-12-29', null, [], 65, 'a day after that'],
    ['2026-12-29', null, ['2026-12-28'], 0, 'on the day after a closing day'],
    ['2026-12-28', '2026-12-25', [], 65, 'after the day that the court itself named, which nothing moves'],
  ])('and whose copy was to come on a public holiday: it came on %s', (deliveredOn, deliverBy, closing, daysLate) => {
    const basis = returned(deliveredOn, deliverBy)
    const extension = { ...basis.extension, orderedOn: '2026-11-27' }
    expect(latenessOf({ ...basis, extension }, '2027-01-29', closing).daysLate).toBe(daysLate)
  })

  it('is not late while the copy may still be delivered', () => {
    expect(latenessToday(returned(null), '2026-12-29')).toEqual({ lastDay: '2027-01-29', daysLate: 0, fee: 0 })
    expect(latenessToday(returned(null), '2026-12-30')).toMatchObject({ lastDay: '2026-11-25', daysLate: 35 })
  })
})
