import * as z from 'zod'
import type { AmlChanges } from './aml-form.ts'
import { answeredQuestions } from './aml-texts.ts'
import { untouchedAnswers } from './untouched-answers.ts'
import { type DiligenceFacts, diligenceReasons, enhancedDiligenceReasons } from './enhanced-diligence.ts'
import { type RiskLevel, riskQuestions } from './risk-score.ts'

/** What the level of risk of an organization rests on; the server computes it. */
export const amlStatus = z.object({
  /** how many of the thirteen questions have a saved answer (AML-5) */
  answered: z.int(),
  /** how many of them are defaults that nobody chose (AML-19) */
  untouched: z.int(),
  /** when the thirteen answers were last complete, as of AML-13; null when they never were */
  completedAt: z.iso.datetime().nullable(),
  /** why enhanced due diligence is required; empty when it is not (AML-12) */
  enhancedDueDiligence: z.array(z.enum(diligenceReasons)),
})
export type AmlStatus = z.output<typeof amlStatus>

/** What the risk level of an organization rests on: its saved form, and what the server knows besides (AML-5, AML-12, AML-13). */
export const amlStatusOf = (form: AmlChanges, facts: DiligenceFacts & { completedAt: string | null }): AmlStatus => ({
  answered: answeredQuestions(form),
  untouched: untouchedAnswers(form).length,
  completedAt: facts.completedAt,
  enhancedDueDiligence: enhancedDiligenceReasons(form, facts),
})

/**
 * Whether a save completes the thirteen answers: none is missing afterwards, and an answer or the signature changed. A new
 * signature under the same answers is a review (AML-13).
 */
export const completesAnswers = (before: AmlChanges, after: AmlChanges): boolean =>
  answeredQuestions(after) === riskQuestions.length &&
  (riskQuestions.some((question) => before[question] !== after[question]) ||
    before.appendix2_signature?.user_id !== after.appendix2_signature?.user_id)

/** How a saved level of risk is shown (AML-5). */
type ShownLevel = {
  /** the level on the badge; null while it may still rise */
  level: RiskLevel | null
  /** the text beside the badge or in place of it; null once all questions are answered */
  note: string | null
}

/**
 * The level as it is shown (AML-5). Each further answer adds points: while some are missing, MEDIUM and HIGH are reached already,
 * but LOW may not last and is not shown.
 * @param level the saved level; null when the form was never saved
 */
export const shownLevel = (level: RiskLevel | null | undefined, answered: number): ShownLevel => {
  if (!level) return { level: null, note: 'not assessed' }
  if (answered >= riskQuestions.length) return { level, note: null }
  return { level: level === 'low' ? null : level, note: `incomplete, ${answered} of ${riskQuestions.length}` }
}

/** The level in words as a file shows it: `LOW`, `HIGH, incomplete, 9 of 13` or `not assessed` (AML-5). */
export const levelText = (saved: RiskLevel | null | undefined, answered: number): string => {
  const { level, note } = shownLevel(saved, answered)
  return [level?.toUpperCase(), note].filter(Boolean).join(', ')
}

/** The risk of a file that needs enhanced measures: its score says nothing of them (AML-12). */
export const enhancedRiskText = (score: number, level: RiskLevel): string =>
  `score ${score}, ${level}; enhanced due diligence required`
