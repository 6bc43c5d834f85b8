import { describe, expect, it } from 'vitest'
import { monthsOfPeriod, reportPeriod, type ReportPeriodName } from './report-period.ts'

describe('a period of the reports (REP-1)', () => {
  it.each<[ReportPeriodName, string, string]>([
    ['year', '2027-03-01', '2028-02-29'],
    ['quarter', '2027-11-30', '2028-02-29'],
    ['threeYears', '2025-03-01', '2028-02-29'],
    ['thisYear', '2028-01-01', '2028-02-29'],
    ['lastYear', '2027-01-01', '2027-12-31'],
  ])('%s is from %s to %s on a 29 February', (name, from, to) => {
    expect(reportPeriod(name, '2028-02-29')).toEqual({ from, to })
  })

  it('has every month that it touches, each once', () => {
    expect(monthsOfPeriod({ from: '2026-11-30', to: '2027-02-01' })).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
    expect(monthsOfPeriod({ from: '2026-11-30', to: '2026-11-30' })).toEqual(['2026-11'])
    expect(monthsOfPeriod({ from: '2026-12-01', to: '2026-11-30' })).toEqual([])
  })
})
