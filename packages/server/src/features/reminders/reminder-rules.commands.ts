import {
  isReminderRule,
  type ReminderRule,
  type ReminderRuleChanges,
  type ReminderRuleCode,
  reminderRuleLabels,
} from '@registrar/domain/reminders/reminder-rule'
import { recordAudit } from '#platform/audit/record-audit'
import { type Author, changedFields, type FieldChanges, recordChange, sentFields } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { listReminderRules } from './reminder-rules.queries.ts'

const lockRule = async (tx: Tx, rule: ReminderRuleCode): Promise<string> => {
  await tx
    .insertInto('reminder_rules')
    .values({ rule, id: newId() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('reminder_rules')
    .select('id')
    .where('rule', '=', rule)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

const readRule = async (tx: Tx, code: ReminderRuleCode, defaultDays: readonly number[]): Promise<ReminderRule> => {
  const rule = (await listReminderRules(tx, defaultDays)).find((one) => one.rule === code)
  if (!rule) throw notFound('reminder rule')
  return rule
}

const settingText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : 'none'
}

const auditDetails = (code: ReminderRuleCode, fields: FieldChanges) => ({
  rule: reminderRuleLabels[code],
  ...Object.fromEntries(
    Object.entries(fields).map(([name, [before, after]]) => [name, `${settingText(before)} → ${settingText(after)}`]),
  ),
})

/**
 * Changes a rule. Fields that are not sent stay (REM-1). The change log and the audit keep the old and the new settings.
 * @throws Problem NOT_FOUND for an unknown rule
 */
export const updateReminderRule = (
  db: Db,
  code: string,
  changes: ReminderRuleChanges,
  { defaultDays, author }: { defaultDays: readonly number[]; author: Author },
): Promise<ReminderRule> => {
  if (!isReminderRule(code)) throw notFound('reminder rule')

  return inTransaction(db, async (tx) => {
    const id = await lockRule(tx, code)
    const before = await readRule(tx, code, defaultDays)

    const fields = changedFields(before, sentFields(changes))
    if (Object.keys(fields).length === 0) return before

    const after = { ...before, ...sentFields(changes) }
    await tx
      .updateTable('reminder_rules')
      .set({
        is_on: after.on,
        is_automatic: after.automatic,
        ...(changes.days !== undefined && { day_counts: after.days }),
      })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, author, { recordType: 'reminder-rule', recordId: id, action: 'updated', fields })
    await recordAudit(tx, {
      kind: 'reminderRuleChanged',
      userId: author?.userId ?? null,
      details: auditDetails(code, fields),
    })

    return after
  })
}
