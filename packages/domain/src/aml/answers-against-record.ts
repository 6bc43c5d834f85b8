import type { DiligenceReason } from './enhanced-diligence.ts'
import type { RiskAnswers, RiskQuestion } from './risk-score.ts'

/** A question that is answered no, and what the record says all the same. */
type Contradiction = { question: RiskQuestion; reason: DiligenceReason; text: string }

const contradictions: readonly Contradiction[] = [
  {
    question: 'appendix2_q1',
    reason: 'LINKED_PEP',
    text: 'Question 1 is answered no, but on record somebody linked is a politically exposed person (PEP).',
  },
  {
    question: 'appendix2_q1',
    reason: 'SANCTIONS',
    text: 'Question 1 is answered no, but a name is on a sanctions list, and nobody has cleared it.',
  },
  {
    question: 'appendix2_q10',
    reason: 'HIGH_RISK_COUNTRY',
    text: 'Question 10 is answered no, but on record somebody concerned lives or has an office in a high-risk third country.',
  },
]

/** What the record says against answers of no, by the reasons for enhanced measures that were found (AML-12). */
export const answersAgainstRecord = (
  answers: RiskAnswers,
  reasons: readonly DiligenceReason[],
): Pick<Contradiction, 'question' | 'text'>[] =>
  contradictions.filter(({ question, reason }) => answers[question] === false && reasons.includes(reason))
