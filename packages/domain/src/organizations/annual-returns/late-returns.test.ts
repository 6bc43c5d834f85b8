import { describe, expect, it } from 'vitest'
import { auditExemption, lateFilingFee, latenessOf } from './late-returns.ts'

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
    expect(latenessOf(madeUpTo, filedOn)).toEqual(lateness)
  })
})

describe('the audit exemption (AR-16)', () => {
  const filed = (madeUpTo: string, filedOn: string, isFirst = false) => ({ madeUpTo, filedOn, isFirst })
  const inTime = filed('2026-09-30', '2026-10-10')
  const late2025 = filed('2025-09-30', '2025-12-20')
  const late2027 = filed('2027-09-30', '2027-12-20')

  it.each([
    ['nothing filed', [], '2027-01-01', { state: 'kept', lateReturns: [], until: null }],
    ['all in time', [inTime], '2027-01-01', { state: 'kept', lateReturns: [], until: null }],
    [
      'one late',
      [late2025, inTime],
      '2027-01-01',
      { state: 'atRisk', lateReturns: ['2025-09-30'], until: '2030-11-26' },
    ],
    ['one late, five years ago', [late2025], '2030-11-27', { state: 'kept', lateReturns: [], until: null }],
    [
      'a second one within five years',
      [late2027, late2025],
      '2028-01-01',
      { state: 'lost', lateReturns: ['2025-09-30', '2027-09-30'], until: '2029-11-26' },
    ],
    [
      'two years after the second one',
      [late2025, late2027],
      '2029-11-27',
      { state: 'atRisk', lateReturns: ['2027-09-30'], until: '2032-11-26' },
    ],
    [
      'a late first return and a late second one',
      [filed('2025-09-30', '2025-12-20', true), late2027],
      '2028-01-01',
      { state: 'atRisk', lateReturns: ['2027-09-30'], until: '2032-11-26' },
    ],
    [
      'one late before 16/07/2025',
      [filed('2025-05-19', '2025-08-01'), late2025],
      '2026-01-01',
      { state: 'atRisk', lateReturns: ['2025-09-30'], until: '2030-11-26' },
    ],
    [
      'one late from 16/07/2025 on',
      [filed('2025-05-20', '2025-08-01'), late2025],
      '2026-01-01',
      { state: 'lost', lateReturns: ['2025-05-20', '2025-09-30'], until: '2027-11-26' },
    ],
  ])('%s', (_, returns, today, exemption) => expect(auditExemption(returns, today)).toEqual(exemption))
})
