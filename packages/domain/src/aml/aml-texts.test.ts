import { expect, it } from 'vitest'
import { amlForm } from './aml-form.ts'
import { amlDefaults, answeredQuestions } from './aml-texts.ts'
import { riskLevel, riskScore } from './risk-score.ts'

it('has defaults that the form takes', () => {
  expect(amlForm.partial().parse(amlDefaults)).toEqual(amlDefaults)
})

it('scores the defaults low, with every question answered', () => {
  expect(riskScore(amlDefaults)).toBe(15)
  expect(riskLevel(riskScore(amlDefaults))).toBe('low')
  expect(answeredQuestions(amlDefaults)).toBe(13)
})

it('counts an answer taken back as none', () => {
  expect(answeredQuestions({ ...amlDefaults, appendix2_q1: null })).toBe(12)
  expect(answeredQuestions({})).toBe(0)
})
