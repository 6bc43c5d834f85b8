import { type AmlChanges, computedAnswers } from '@registrar/domain/aml/aml-form'
import { completesAnswers } from '@registrar/domain/aml/assessment'
import { untouchedAfter } from '@registrar/domain/aml/untouched-answers'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import { now } from '#platform/clock'
import { changedFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'

/**
 * The form after a save. The server computes score and level from all answers, whatever a client sends (AML-4). A save that
 * changes no answer does not count as an assessment and leaves the form as it was (AML-11).
 */
export const applyAmlChanges = (before: AmlChanges, changes: AmlChanges): AmlChanges => {
  const { appendix2_total_score: _, appendix2_risk_level: __, ...answers } = changes
  if (Object.keys(changedFields(before, answers)).length === 0) return before

  const saved = { ...before, ...answers }
  const untouched = untouchedAfter(before, changes, saved)
  const isNamed = before.appendix2_untouched !== undefined || changes.appendix2_untouched !== undefined
  const form = { ...saved, ...(isNamed && { appendix2_untouched: untouched }) }
  const score = riskScore(form)

  return { ...form, appendix2_total_score: score, appendix2_risk_level: riskLevel(score) }
}

/**
 * The form without answers that a save had added. Where none is left nobody has assessed the organization: it has no score and no level
 * (AML-4).
 */
export const withoutAnswers = (form: AmlChanges, added: ReadonlySet<string>): AmlChanges => {
  const left = Object.entries(form).filter(([answer]) => !added.has(answer))
  return left.every(([answer]) => computedAnswers.includes(answer)) ? {} : Object.fromEntries(left)
}

/** The column of `organizations` that repeats the level for lists; nothing when the form was not sent. */
export const riskLevelColumn = (form: AmlChanges | undefined) =>
  form ? { aml_risk_level: form.appendix2_risk_level ?? null } : {}

/**
 * Writes the whole AML form, and with it when the thirteen answers were last complete (AML-13). The organization is locked, so
 * that nobody writes the form meanwhile.
 */
export const writeAmlForm = async (tx: Tx, organizationId: string, form: AmlChanges): Promise<void> => {
  const saved = await tx
    .selectFrom('organization_aml')
    .select('form')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  const isComplete = completesAnswers(saved?.form ?? {}, form)
  const columns = { form: JSON.stringify(form), ...(isComplete && { completed_at: now() }) }

  await tx
    .insertInto('organization_aml')
    .values({ ...columns, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute()
}
