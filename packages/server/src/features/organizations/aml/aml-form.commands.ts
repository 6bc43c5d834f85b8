import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { completesAnswers } from '@registrar/domain/aml/assessment'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { changedFields } from '#platform/commands/change-log'
import { answersOf } from '#platform/commands/net-changes'
import type { Tx } from '#platform/database/database'

/**
 * The form after a save. The server computes score and level from all answers, whatever a client sends (AML-4). A save that
 * changes no answer does not count as an assessment and leaves the form as it was (AML-11).
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

type AmlChange = readonly [before: unknown, after: unknown]

const isCompleting = ([before, after]: AmlChange): boolean => completesAnswers(answersOf(before), answersOf(after))

/**
 * After a change of the form was undone, sets the moment of the last complete answers to that of the latest other save that
 * completed them (AML-13). It reads the change log, so call it before the undo is logged.
 */
export const putCompletionBack = async (tx: Tx, organizationId: string, undone: AmlChange): Promise<void> => {
  const lines = await tx
    .selectFrom('changes')
    .select(['at', sql<[unknown, unknown]>`fields -> 'aml'`.as('change')])
    .where('record_id', '=', organizationId)
    .where(sql<boolean>`fields ? 'aml'`)
    .orderBy('id', 'desc')
    .execute()
  const isUndone = ([, after]: AmlChange) => isCompleting(undone) && isSameValue(after, undone[1])
  const completing = lines.find(({ change }) => isCompleting(change) && !isUndone(change))

  await tx
    .updateTable('organization_aml')
    .set({ completed_at: completing?.at ?? null })
    .where('organization_id', '=', organizationId)
    .execute()
}
