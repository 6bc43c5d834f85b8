import { describe, expect, it } from 'vitest'
import { assessmentProblems, firmRiskScore, newFirmAssessment } from './firm-assessment.ts'

const risk = { section: 'Clients', risk: 'Owners far away', likelihood: 3, impact: 4 }

describe('the risk assessment of the firm (FIRM-1)', () => {
  it.each([
    [1, 1, 1],
    [3, 4, 12],
    [5, 5, 25],
  ])('a risk of likelihood %i and impact %i scores %i', (likelihood, impact, score) => {
    expect(firmRiskScore({ likelihood, impact })).toBe(score)
  })

  it.each([
    [{}, []],
    [{ approvedOn: null, nextReview: '2020-01-01' }, []],
    [{ approvedOn: '2026-11-26', nextReview: '2027-11-26' }, []],
    [{ approvedOn: '2026-11-27', nextReview: '2027-11-26' }, ['approvedOn']],
    [{ approvedOn: '2026-11-26' }, ['nextReview']],
    [{ approvedOn: '2026-11-26', nextReview: '2026-11-26' }, ['nextReview']],
  ])('with the days %j is refused at %j', (days, fields) => {
    expect(Object.keys(assessmentProblems(days, '2026-11-26'))).toEqual(fields)
  })

  it('takes a score or words for what is left of a risk', () => {
    const left = (residual: unknown) => newFirmAssessment.safeParse({ risks: [{ ...risk, residual }] }).success
    expect([4, 'low', null, undefined, 0, 26].map(left)).toEqual([true, true, true, true, false, false])
  })
})
