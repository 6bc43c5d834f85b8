import type { RiskLevel } from '../aml/risk-score.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/** Months from one review of an anti-money-laundering file to the next, by the level of risk. */
export type ReviewCycle = Record<RiskLevel, number>

export const defaultReviewCycle: ReviewCycle = { high: 12, medium: 24, low: 36 }

const PERSON_REVIEW_MONTHS = 36

const review = (houseDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind: 'AML_REVIEW', subject: 'AML review', houseDate, legalDate: null })

/** The review of a person: three years after the certification (DUE-5). */
export const personReviewDeadline = ({ dateAml }: { dateAml: IsoDate | null }): Deadline[] =>
  review(dateAml && addMonths(dateAml, PERSON_REVIEW_MONTHS))

/** The review of a company, counted from the day its thirteen answers were last complete; none before they ever were. */
export const companyReviewDeadline = (
  company: { riskLevel: RiskLevel | null; answersCompleteOn: IsoDate | null },
  cycle: ReviewCycle = defaultReviewCycle,
): Deadline[] =>
  review(
    company.riskLevel && company.answersCompleteOn && addMonths(company.answersCompleteOn, cycle[company.riskLevel]),
  )
