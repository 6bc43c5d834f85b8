export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** Points of each answer to the thirteen questions of Appendix 2 (AML-1). */
const points = {
  appendix2_q1: { yes: 6, no: 1 },
  appendix2_q2: { yes: 1, no: 3 },
  appendix2_q3: { yes: 1, no: 3 },
  appendix2_q4: { yes: 1, no: 3 },
  appendix2_q5: { yes: 3, no: 1 },
  appendix2_q6: { yes: 1, no: 1 },
  appendix2_q7: { yes: 1, no: 3 },
  appendix2_q8: { yes: 1, no: 3 },
  appendix2_q9: { yes: 3, no: 1 },
  appendix2_q10: { yes: 3, no: 1 },
  appendix2_q11: { yes: 3, no: 1 },
  appendix2_q12: { yes: 3, no: 1 },
  appendix2_q13: { yes: 3, no: 1 },
}
export type RiskQuestion = keyof typeof points
export const riskQuestions = Object.keys(points) as RiskQuestion[]

export type RiskAnswers = Partial<Record<RiskQuestion, boolean | null>>

/** The points of one answer; 0 while there is none (AML-1, AML-2). */
export const pointsOf = (question: RiskQuestion, answer: boolean | null | undefined): number => {
  if (typeof answer !== 'boolean') return 0
  return answer ? points[question].yes : points[question].no
}

/** The sum of the points; an unanswered question counts 0 (AML-2). */
export const riskScore = (answers: RiskAnswers): number =>
  riskQuestions.reduce((sum, question) => sum + pointsOf(question, answers[question]), 0)

/** Above 22 is high, 18 to 22 medium, below 18 low (AML-3). */
export const riskLevel = (score: number): RiskLevel => (score > 22 ? 'high' : score >= 18 ? 'medium' : 'low')
