import { prepareReminders, updateReminderRule } from '#features/reminders'
import type { Maker } from './firm.ts'

const rulesOn = ['ANNUAL_RETURN', 'CORPORATION_TAX', 'DOMICILIATION', 'AML_REVIEW'] as const

/** Turns on some of the reminder rules and prepares what is due today. */
export const makeReminders: Maker = async ({ db, config, today, accounts }) => {
  const context = { defaultDays: config.reminderDays, author: accounts[0]?.session ?? null }
  for (const rule of rulesOn) await updateReminderRule(db, rule, { on: true }, context)

  await prepareReminders(db, { config, today })
}
