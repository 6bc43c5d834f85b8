import type { AmlChanges } from './aml-form.ts'
import { answerDefaults } from './aml-texts.ts'
import { type RiskQuestion, riskQuestions } from './risk-score.ts'

const defaults: Readonly<Partial<Record<RiskQuestion, boolean>>> = answerDefaults

/**
 * The questions whose saved answer is a default that nobody chose (AML-19): those that the save names, or those of before whose answer it
 * leaves as it was. A first save that names none has none.
 */
export const untouchedAfter = (before: AmlChanges, changes: AmlChanges, after: AmlChanges): RiskQuestion[] | null => {
  const sent = changes.appendix2_untouched
  if (sent !== undefined) return sent && [...new Set(sent)]
  return (before.appendix2_untouched ?? []).filter((question) => after[question] === before[question])
}

/** The questions whose saved answer is the default, and nobody chose it (AML-19). */
export const untouchedAnswers = (form: AmlChanges): RiskQuestion[] =>
  (form.appendix2_untouched ?? []).filter((question) => form[question] === defaults[question])

/** How many answers nobody chose, in words (AML-19). */
export const untouchedText = (count: number): string =>
  `${count} of ${riskQuestions.length} answers are defaults that nobody chose.`
