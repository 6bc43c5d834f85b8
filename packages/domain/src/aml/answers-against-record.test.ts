import { expect, it } from 'vitest'
import { answersAgainstRecord } from './answers-against-record.ts'

const questionsOf = (...asked: Parameters<typeof answersAgainstRecord>) =>
  answersAgainstRecord(...asked).map(({ question }) => question)

it('an answer of no that the record contradicts is named, and no other one (AML-12)', () => {
  const no = { appendix2_q1: false, appendix2_q10: false }
  expect(questionsOf(no, [])).toEqual([])
  expect(questionsOf(no, ['LINKED_PEP', 'FINANCIAL_CRIME'])).toEqual(['appendix2_q1'])
  expect(questionsOf(no, ['HIGH_RISK_COUNTRY', 'LINKED_PEP'])).toEqual(['appendix2_q1', 'appendix2_q10'])
  expect(questionsOf(no, ['SANCTIONS'])).toEqual(['appendix2_q1'])
  expect(questionsOf({ appendix2_q1: null, appendix2_q10: true }, ['HIGH_RISK_COUNTRY', 'LINKED_PEP'])).toEqual([])
})
