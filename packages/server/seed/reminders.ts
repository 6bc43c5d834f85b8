import { prepareReminders, updateReminderRule } from '#features/reminders'
import type { Maker } from './firm.ts'

const rulesOn = ['ANNUAL_RETURN', 'CORPORATION_TAX', 'DOMICILIATION', 'AML_REVIEW'] as const

/** Turns on some of the reminder rules and prepares what is due today. */
export const makeReminders: Maker = async ({ db, config, today }) => {
  for (const rule of rulesOn) await updateReminderRule(db, rule, { on: true }, { defaultDays: config.reminderDays })

  await prepareReminders(db, { config, today })
}
