import { isReminderRule, type ReminderRule, type ReminderRuleChanges } from '@registrar/domain/reminders/reminder-rule'
import type { Db } from '#platform/database/database'
import { notFound } from '#platform/http/problem'
import { listReminderRules } from './reminder-rules.queries.ts'

/**
 * Changes a rule. Fields that are not sent stay (REM-1).
 * @throws Problem NOT_FOUND for an unknown rule
 */
export const updateReminderRule = (
  db: Db,
  code: string,
  { on, automatic, days }: ReminderRuleChanges,
  { defaultDays }: { defaultDays: readonly number[] },
): Promise<ReminderRule> => {
  if (!isReminderRule(code)) throw notFound('reminder rule')

  return db.transaction().execute(async (tx) => {
    const values = {
      ...(on !== undefined && { is_on: on }),
      ...(automatic !== undefined && { is_automatic: automatic }),
      ...(days !== undefined && { day_counts: days }),
    }
    await tx
      .insertInto('reminder_rules')
      .values({ rule: code, ...values })
      .onConflict((conflict) => conflict.column('rule').doUpdateSet({ rule: code, ...values }))
      .execute()

    const rule = (await listReminderRules(tx, defaultDays)).find((one) => one.rule === code)
    if (!rule) throw notFound('reminder rule')
    return rule
  })
}
