import { expect, it } from 'vitest'
import { amlForm } from './aml-form.ts'
import { amlDefaults, answeredQuestions, withAppendixDefaults } from './aml-texts.ts'
import { riskLevel, riskScore } from './risk-score.ts'

it('the defaults of a form that was never saved fit its schema (AML-1, AML-7, AML-8)', () => {
  expect(amlForm.partial().parse(amlDefaults)).toEqual(amlDefaults)
})

it('the defaults answer every question and score low (AML-1, AML-3)', () => {
  expect(riskScore(amlDefaults)).toBe(15)
  expect(riskLevel(riskScore(amlDefaults))).toBe('low')
  expect(answeredQuestions(amlDefaults)).toBe(13)
})

it('an answer taken back is not counted as answered (AML-2, AML-5)', () => {
  expect(answeredQuestions({ ...amlDefaults, appendix2_q1: null })).toBe(12)
  expect(answeredQuestions({})).toBe(0)
})

it('an assessment is normal when unset, another emptied field stays empty, and no question is answered by default (AML-7)', () => {
  const saved = { appendix4_risk_assessment: null, appendix4_structure_type: null, appendix2_q1: true }
  const form = withAppendixDefaults(saved)
  expect(form).toMatchObject({
    appendix4_risk_assessment: 'normal',
    appendix6_overall_risk_assessment: 'normal',
    appendix4_structure_type: null,
    appendix4_client_meeting_details: 'Online meeting',
  })
  expect(answeredQuestions(form)).toBe(1)
  expect(withAppendixDefaults({ appendix6_overall_risk_assessment: 'enhanced' })).toMatchObject({
    appendix6_overall_risk_assessment: 'enhanced',
  })
})
