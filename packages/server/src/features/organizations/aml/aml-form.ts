import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import type { Tx } from '#platform/database/database'

/** The form after a save. The server computes score and level from all answers, whatever a client sends (AML-4). */
export const applyAmlChanges = (before: AmlChanges, changes: AmlChanges): AmlChanges => {
  const form = { ...before, ...changes }
  const score = riskScore(form)

  return { ...form, appendix2_total_score: score, appendix2_risk_level: riskLevel(score) }
}

/** The column of `organizations` that repeats the level for lists; nothing when the form was not sent. */
export const riskLevelColumn = (form: AmlChanges | undefined) =>
  form ? { aml_risk_level: form.appendix2_risk_level ?? null } : {}

/** Writes the whole AML form. */
export const writeAmlForm = async (tx: Tx, organizationId: string, form: AmlChanges): Promise<void> => {
  const columns = { form: JSON.stringify(form) }
  await tx
    .insertInto('organization_aml')
    .values({ ...columns, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute()
}
