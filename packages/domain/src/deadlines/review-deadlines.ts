import type { RiskLevel } from '../aml/risk-score.ts'
import { amlReminder } from '../people/person.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/** Months from one review of an anti-money-laundering file to the next, by the level of risk. */
export type ReviewCycle = Record<RiskLevel, number>

export const defaultReviewCycle: ReviewCycle = { high: 12, medium: 24, low: 36 }

const review = (houseDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind: 'AML_REVIEW', subject: 'AML review', houseDate, legalDate: null })

/** The review of a person: three years after the certification (DUE-5). */
export const personReviewDeadline = ({ dateAml }: { dateAml: IsoDate | null }): Deadline[] =>
  review(amlReminder(dateAml))

/**
 * The day of a company's next review, by its level of risk; null before its thirteen answers were ever complete (DUE-5).
 * `completedOn` is the day on which they last were.
 */
export const companyReviewDay = (
  level: RiskLevel | null,
  completedOn: IsoDate | null,
  cycle: ReviewCycle,
): IsoDate | null => (level && completedOn ? addMonths(completedOn, cycle[level]) : null)

/** The review of a company (DUE-5). */
export const companyReviewDeadline = (
  { riskLevel, answersCompleteOn }: { riskLevel: RiskLevel | null; answersCompleteOn: IsoDate | null },
  cycle: ReviewCycle = defaultReviewCycle,
): Deadline[] => review(companyReviewDay(riskLevel, answersCompleteOn, cycle))
