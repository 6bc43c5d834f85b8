import { sendDelayedEmails } from '#features/bulk'
import { sendDelayedReminders } from '#features/reminders'
import type { SendKinds } from '#features/sends'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { sendOrganizationEmail, sendPersonEmail } from './bulk-kinds.ts'

/** How what has waited is sent, by the commands of its feature. */
export const sendKinds = (db: Db, config: Config): SendKinds => ({
  reminders: (send) => sendDelayedReminders(db, send, { config, today: today(config.timeZone) }),
  organization: (send) => sendDelayedEmails(db, send, { sendEmail: sendOrganizationEmail, config }),
  person: (send) => sendDelayedEmails(db, send, { sendEmail: sendPersonEmail, config }),
})
