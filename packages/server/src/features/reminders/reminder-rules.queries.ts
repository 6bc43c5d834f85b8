import { type ReminderRule, reminderRules } from '@registrar/domain/reminders/reminder-rule'
import type { Db, Tx } from '#platform/database/database'

/** All rules with their settings. A rule that nobody has changed is off and has the configured day counts (REM-1). */
export const listReminderRules = async (db: Db | Tx, defaultDays: readonly number[]): Promise<ReminderRule[]> => {
  const rows = await db.selectFrom('reminder_rules').selectAll().execute()
  const byCode = new Map(rows.map((row) => [row.rule, row]))

  return reminderRules.map((rule) => {
    const row = byCode.get(rule)
    return {
      rule,
      on: row?.is_on ?? false,
      automatic: row?.is_automatic ?? false,
      days: [...(row?.day_counts ?? defaultDays)],
    }
  })
}
