import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import { sql } from 'kysely'
import { changedFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'

/**
 * The form after a save. The server computes score and level from all answers, whatever a client sends (AML-4). A save that
 * changes no answer is no assessment and leaves the form as it was (AML-11).
 */
export const applyAmlChanges = (before: AmlChanges, changes: AmlChanges): AmlChanges => {
  const { appendix2_total_score: _, appendix2_risk_level: __, ...answers } = changes
  if (Object.keys(changedFields(before, answers)).length === 0) return before

  const form = { ...before, ...answers }
  const score = riskScore(form)

  return { ...form, appendix2_total_score: score, appendix2_risk_level: riskLevel(score) }
}

/** The column of `organizations` that repeats the level for lists; nothing when the form was not sent. */
export const riskLevelColumn = (form: AmlChanges | undefined) =>
  form ? { aml_risk_level: form.appendix2_risk_level ?? null } : {}

/** How many of the thirteen questions of the form `m` are answered (AML-5): those with yes or no. */
export const answeredCount = sql<number>`(
  select count(*) from jsonb_each(coalesce(m.form, '{}')) as answer
  where answer.key ~ '^appendix2_q[0-9]+$' and jsonb_typeof(answer.value) = 'boolean'
)`

/** Writes the whole AML form. */
export const writeAmlForm = async (tx: Tx, organizationId: string, form: AmlChanges): Promise<void> => {
  const columns = { form: JSON.stringify(form) }
  await tx
    .insertInto('organization_aml')
    .values({ ...columns, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute()
}
