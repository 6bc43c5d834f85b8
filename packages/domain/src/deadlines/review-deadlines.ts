import { type ChangedFact, changedText, DAYS_TO_REVIEW } from '../aml/review-facts.ts'
import type { RiskLevel } from '../aml/risk-score.ts'
import { amlReminder } from '../people/person.ts'
import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/** Months from one review of an anti-money-laundering file to the next, by the level of risk. */
export type ReviewCycle = Record<RiskLevel, number>

export const defaultReviewCycle: ReviewCycle = { high: 12, medium: 24, low: 36 }

/** The months to the next review where enhanced measures apply, whatever the score (DUE-5). */
const ENHANCED_MONTHS = 12

const review = (houseDate: IsoDate | null, subject = 'AML review'): Deadline[] =>
  earlierOf({ kind: 'AML_REVIEW', subject, houseDate, legalDate: null })

/** The review of a person: three years after the certification (DUE-5). */
export const personReviewDeadline = ({ dateAml }: { dateAml: IsoDate | null }): Deadline[] =>
  review(amlReminder(dateAml))

/** What the reviews of a company depend on. */
export type ReviewedCompany = {
  riskLevel: RiskLevel | null
  /** the day on which the thirteen answers were last complete; null before they ever were */
  answersCompleteOn: IsoDate | null
  /** whether enhanced measures apply (AML-12) */
  isEnhanced: boolean
  /** what has changed since the file was signed, from the first change on; null when nothing has (AML-22) */
  changed: { facts: readonly ChangedFact[]; on: IsoDate } | null
}

type ReviewedInTurn = Omit<ReviewedCompany, 'changed' | 'isEnhanced'> & { isEnhanced?: boolean }

/** The day of a company's next review in turn, by its level of risk; null before its thirteen answers were ever complete (DUE-5). */
export const companyReviewDay = (
  { riskLevel, answersCompleteOn, isEnhanced = false }: ReviewedInTurn,
  cycle: ReviewCycle,
): IsoDate | null => {
  if (!riskLevel || !answersCompleteOn) return null
  return addMonths(answersCompleteOn, isEnhanced ? Math.min(cycle[riskLevel], ENHANCED_MONTHS) : cycle[riskLevel])
}

/** The day by which a change of facts calls for a review; null when nothing has changed since the file was signed (AML-22). */
export const changeReviewDay = ({ changed }: Pick<ReviewedCompany, 'changed'>): IsoDate | null =>
  changed && addDays(changed.on, DAYS_TO_REVIEW)

/** The review of a company in turn (DUE-5). */
export const companyReviewDeadline = (company: ReviewedInTurn, cycle: ReviewCycle = defaultReviewCycle): Deadline[] =>
  review(companyReviewDay(company, cycle))

/** The review that a change of facts calls for; its subject says what has changed (AML-22). */
export const changeReviewDeadline = (company: Pick<ReviewedCompany, 'changed'>): Deadline[] =>
  review(changeReviewDay(company), company.changed ? `AML review: change of ${changedText(company.changed.facts)}` : '')
