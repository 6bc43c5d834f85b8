import { describe, expect, it } from 'vitest'
import { type RiskAnswers, riskLevel, riskQuestions, riskScore } from './risk-score.ts'

// The points of q1 to q13 as the specification gives them, as [yes, no]. The test does not use the table of the rule.
const points = [
  [6, 1],
  [1, 3],
  [1, 3],
  [1, 3],
  [3, 1],
  [1, 1],
  [1, 3],
  [1, 3],
  [3, 1],
  [3, 1],
  [3, 1],
  [3, 1],
  [3, 1],
]

const answersOf = (digits: number, base: 2 | 3): RiskAnswers => {
  let rest = digits
  return Object.fromEntries(
    riskQuestions.map((question) => {
      const answer = [false, true, null][rest % base]
      rest = Math.floor(rest / base)
      return [question, answer]
    }),
  )
}

const expected = (answers: RiskAnswers) =>
  riskQuestions.reduce((sum, question, index) => {
    const answer = answers[question]
    return sum + (answer === null || answer === undefined ? 0 : (points[index]?.[answer ? 0 : 1] ?? NaN))
  }, 0)

describe('the score of Appendix 2 (AML-1)', () => {
  it('is the sum of the points for every complete set of answers', () => {
    for (let set = 0; set < 2 ** 13; set += 1) {
      const answers = answersOf(set, 2)
      expect(riskScore(answers)).toBe(expected(answers))
    }
  })

  it('counts 0 for an unanswered question (AML-2)', () => {
    for (let set = 0; set < 3 ** 13; set += 997) {
      const answers = answersOf(set, 3)
      expect(riskScore(answers)).toBe(expected(answers))
    }
    expect(riskScore({})).toBe(0)
  })

  it.each([
    [0, 'low'],
    [17, 'low'],
    [18, 'medium'],
    [22, 'medium'],
    [23, 'high'],
  ])('a score of %i is a %s risk (AML-3)', (score, level) => {
    expect(riskLevel(score)).toBe(level)
  })
})
