import { describe, expect, it } from 'vitest'
import { auditExemption } from './audit-exemption.ts'

const filed = (madeUpTo: string, filedOn: string, more: { isFirst?: boolean; extendedTo?: string } = {}) => ({
  madeUpTo,
  yearEnd: null,
  filedOn,
  isFirst: more.isFirst ?? false,
  extension: more.extendedTo
    ? {
        court: 'district' as const,
        hearingOn: null,
        orderedOn: madeUpTo,
        extendedTo: more.extendedTo,
        deliverBy: null,
        deliveredOn: madeUpTo,
      }
    : null,
})

const december = { financialYearEnd: '2025-12-31', isInGroup: false }
const kept = { state: 'kept', lateReturns: [], until: null, yearEnds: [], readings: [] }

const inTime = filed('2026-09-30', '2026-10-10')
const late2025 = filed('2025-09-30', '2025-12-20')
const late2027 = filed('2027-09-30', '2027-12-20')
const late2030 = filed('2030-09-30', '2030-12-20')
const late2031 = filed('2031-09-30', '2031-12-20')

describe('the audit exemption (AR-16)', () => {
  it.each([
    ['nothing filed', [], '2027-01-01'],
    ['all in time', [inTime], '2027-01-01'],
    ['one late, five financial years ago', [late2025], '2031-01-01'],
    ['a late first return', [filed('2026-09-30', '2026-12-20', { isFirst: true })], '2027-01-01'],
    [
      'one within the time that a court allowed',
      [filed('2026-09-30', '2026-12-20', { extendedTo: '2026-12-20' })],
      '2027-01-01',
    ],
  ])('is kept: %s', (_, returns, today) => expect(auditExemption(returns, today, december)).toEqual(kept))

  it('is at risk until the fifth financial year after one late return has ended', () => {
    expect(auditExemption([late2025, inTime], '2030-12-31', december)).toEqual({
      ...kept,
      state: 'atRisk',
      lateReturns: ['2025-09-30'],
      until: '2030-12-31',
    })
  })

  it('is lost for the two financial years after the second one, which it names', () => {
    const lost = {
      state: 'lost',
      lateReturns: ['2025-09-30', '2027-09-30'],
      until: '2029-12-31',
      yearEnds: ['2028-12-31', '2029-12-31'],
      readings: [],
    }
    expect(auditExemption([late2027, late2025], '2028-01-01', december)).toEqual(lost)
    // The statements of 2029 are to be annexed until 30/09/2030.
    expect(auditExemption([late2027, late2025], '2030-09-30', december)).toMatchObject({ yearEnds: ['2029-12-31'] })
    expect(auditExemption([late2027, late2025], '2030-10-01', december)).toMatchObject({ state: 'atRisk' })
  })

  it('counts the previous five financial years, not five years from day to day', () => {
    expect(auditExemption([late2025, late2030], '2031-01-01', december).state).toBe('lost')
    expect(auditExemption([late2025, late2031], '2032-01-01', december).state).toBe('atRisk')
  })

  it('counts by the financial year of the company', () => {
    const march = { ...december, financialYearEnd: '2025-03-31' }
    expect(auditExemption([late2025, late2027], '2028-04-01', march)).toMatchObject({
      yearEnds: ['2029-03-31', '2030-03-31'],
    })
  })

  it('names no year end while none is known', () => {
    const unknown = { financialYearEnd: null, isInGroup: false }
    expect(auditExemption([late2025, late2027], '2028-01-01', unknown)).toMatchObject({ state: 'lost', yearEnds: [] })
  })

  it('is lost by the first late return of a company in a group (s. 364)', () => {
    expect(auditExemption([late2025], '2026-01-01', { ...december, isInGroup: true })).toMatchObject({
      state: 'lost',
      lateReturns: ['2025-09-30'],
      yearEnds: ['2026-12-31', '2027-12-31'],
    })
  })

  it('is lost in a group by a return that was due before 16/07/2025 and filed after it as well: there are no two readings (s. 364)', () => {
    const group = { ...december, isInGroup: true }
    expect(auditExemption([filed('2025-05-19', '2025-08-01')], '2026-01-01', group)).toEqual({
      state: 'lost',
      lateReturns: ['2025-05-19'],
      until: '2027-12-31',
      yearEnds: ['2026-12-31', '2027-12-31'],
      readings: [],
    })
  })

  it('is lost for two years by one return that was due and filed late up to 15/07/2025 (the old section)', () => {
    expect(auditExemption([filed('2024-09-30', '2025-01-10')], '2026-01-01', december)).toMatchObject({
      state: 'lost',
      lateReturns: ['2024-09-30'],
      yearEnds: ['2025-12-31', '2026-12-31'],
    })
  })

  it('has two readings for a return that was due before 16/07/2025 and filed after it', () => {
    expect(auditExemption([filed('2025-05-19', '2025-08-01')], '2026-01-01', december)).toEqual({
      state: 'atRisk',
      lateReturns: ['2025-05-19'],
      until: '2027-12-31',
      yearEnds: [],
      readings: [
        { section: 'oldSection', yearEnds: ['2026-12-31', '2027-12-31'] },
        { section: 'newSection', yearEnds: [] },
      ],
    })
  })
})
