import { describe, expect, it } from 'vitest'
import { riskScore } from './risk-score.ts'
import { amlDefaults } from './aml-texts.ts'
import { diligenceReasonText, enhancedDiligenceReasons, missingMeasures } from './enhanced-diligence.ts'

describe('enhanced due diligence (AML-12)', () => {
  it.each([
    [{}, false, []],
    [amlDefaults, false, []],
    [{ appendix2_q1: true }, false, ['PEP_OR_SANCTIONS']],
    [{ appendix2_q10: true }, false, ['HIGH_RISK_COUNTRY']],
    [{ appendix2_q13: true }, false, ['FINANCIAL_CRIME']],
    [{ appendix2_q12: true, appendix2_q5: true }, false, []],
    [{ appendix2_q1: false, appendix2_q10: null }, true, ['LINKED_PEP']],
    [{ appendix2_q13: true, appendix2_q1: true }, true, ['PEP_OR_SANCTIONS', 'FINANCIAL_CRIME', 'LINKED_PEP']],
  ])('of %j with a linked PEP: %s has the reasons %j', (answers, hasLinkedPep, reasons) => {
    expect(enhancedDiligenceReasons(answers, { hasLinkedPep, hasSanctionsHit: false, hasPartyAtRisk: false })).toEqual(
      reasons,
    )
  })

  it.each([
    [22, []],
    [23, ['HIGH_RISK']],
  ])('of a score of %i is required by the score alone: %j (AML-26)', (score, reasons) => {
    const threes = ['appendix2_q2', 'appendix2_q3', 'appendix2_q4', 'appendix2_q7', 'appendix2_q8'] as const
    const answers = Object.fromEntries([
      ...threes.map((name) => [name, false]),
      ...(['appendix2_q5', 'appendix2_q9'] as const).map((name) => [name, true]),
      ['appendix2_q6', true],
      ...(score === 23 ? [['appendix2_q1', false]] : []),
    ])
    expect(riskScore(answers)).toBe(score)
    const facts = { hasLinkedPep: false, hasSanctionsHit: false, hasPartyAtRisk: false }
    expect(enhancedDiligenceReasons(answers, facts)).toEqual(reasons)
  })

  it('is required by a sanctions hit that is not cleared (SANC-4)', () => {
    const facts = { hasLinkedPep: false, hasSanctionsHit: true, hasPartyAtRisk: false }
    expect(enhancedDiligenceReasons({}, facts)).toEqual(['SANCTIONS'])
  })

  it('is required by a residence or an office in a high-risk third country, once with question 10 (AML-21)', () => {
    const facts = { hasLinkedPep: true, hasSanctionsHit: false, hasPartyAtRisk: true }
    for (const answers of [{}, { appendix2_q10: false }, { appendix2_q10: true }])
      expect(enhancedDiligenceReasons(answers, facts)).toEqual(['HIGH_RISK_COUNTRY', 'LINKED_PEP'])
    expect(diligenceReasonText('HIGH_RISK_COUNTRY', [{ name: 'Ivan Petrov', country: 'Russia' }])).toBe(
      'A high-risk third country: question 10, or residence or office of Ivan Petrov (Russia)',
    )
    expect(diligenceReasonText('LINKED_PEP', [])).toBe('A linked person is a politically exposed person (PEP)')
  })
})

it('the measures of enhanced due diligence are missing until each has its field (AML-15)', () => {
  expect(missingMeasures({})).toEqual(['source of wealth', 'approval by senior management', 'day of the approval'])
  const approved = {
    enhanced_approved_by: { user_id: '1', user_name: 'Niamh Kelly' },
    enhanced_approved_on: '2026-11-01',
  }
  expect(missingMeasures(approved)).toEqual(['source of wealth'])
  expect(missingMeasures({ ...approved, enhanced_source_of_wealth: 'Sale of a house' })).toEqual([])
})
