import { expect, it } from 'vitest'
import { amlForm } from './aml-form.ts'
import { amlDefaults, answeredQuestions } from './aml-texts.ts'
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
