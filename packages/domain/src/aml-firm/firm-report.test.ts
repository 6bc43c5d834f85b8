import { describe, expect, it } from 'vitest'
import { authorisationProblems, renewalDay } from './firm-authorisation.ts'
import { type FirmReportFields, reportProblems } from './firm-report.ts'
import { isSameFinding, reviewProblems } from './firm-review.ts'

const report: FirmReportFields = {
  organizationId: null,
  personId: null,
  receivedOn: '2026-06-01',
  reportedBy: 'Niamh Kelly',
  text: 'Cash in a bag',
  decision: 'open',
  reason: null,
  reportedOn: null,
  goAml: null,
  revenue: null,
}

describe('a suspicion (FIRM-4)', () => {
  it.each<[Partial<FirmReportFields>, string[]]>([
    [{}, []],
    [{ receivedOn: '2026-06-11' }, ['receivedOn']],
    [{ decision: 'notReported' }, ['reason']],
    [{ decision: 'notReported', reason: ' ' }, ['reason']],
    [{ decision: 'notReported', reason: 'A mistake' }, []],
    [{ decision: 'reported' }, ['goAml', 'revenue']],
    [{ decision: 'reported', goAml: 'G1' }, ['revenue']],
    [{ decision: 'reported', goAml: 'G1', revenue: 'R1' }, []],
    [{ reportedOn: '2026-05-31' }, ['reportedOn']],
    [{ reportedOn: '2026-06-11' }, ['reportedOn']],
  ])('with %j is refused at %j', (fields, refused) => {
    expect(Object.keys(reportProblems({ ...report, ...fields }, '2026-06-10'))).toEqual(refused)
  })
})

describe('the authorisation (FIRM-5)', () => {
  it('is renewed ten weeks before its end, also over a leap day', () => {
    expect(['2028-02-29', '2028-05-09', '2027-03-11'].map(renewalDay)).toEqual([
      '2027-12-21',
      '2028-02-29',
      '2026-12-31',
    ])
  })

  it('ends after it begins', () => {
    const day = '2026-06-01'
    expect(authorisationProblems({ from: '2025-01-01', endsOn: '2028-01-01' }, day)).toEqual({})
    expect(Object.keys(authorisationProblems({ from: '2025-01-01', endsOn: '2025-01-01' }, day))).toEqual(['endsOn'])
  })
})

describe('the findings of a review (FIRM-6)', () => {
  const finding = { organizationId: 'a', finding: 'Expired', action: 'Ask', userId: 'u', dueOn: null }

  it('are of the sample, and an action is somebody’s', () => {
    expect(reviewProblems([finding], ['a'])).toEqual({})
    expect(Object.keys(reviewProblems([finding], ['b']))).toEqual(['findings.0.organizationId'])
    expect(Object.keys(reviewProblems([finding, { ...finding, userId: null }], ['a']))).toEqual(['findings.1.userId'])
    expect(reviewProblems([{ ...finding, action: null, userId: null }], ['a'])).toEqual({})
  })

  it('are the same with another user and another day, not with other words', () => {
    expect(isSameFinding(finding, { ...finding, userId: 'v', dueOn: '2026-01-01' })).toBe(true)
    expect(isSameFinding(finding, { ...finding, action: 'Ask twice' })).toBe(false)
  })
})
