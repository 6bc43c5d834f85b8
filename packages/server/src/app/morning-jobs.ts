import { prepareReminders } from '#features/reminders'
import { sendMorningEmails } from '#features/morning-emails'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import type { Job } from '#platform/jobs/run-jobs'

/** The jobs that one of the servers runs each morning. */
export const morningJobs = (db: Db, config: Config): Job[] => [
  { name: 'reminders', time: '06:00', run: (today) => prepareReminders(db, { config, today }) },
  { name: 'morning-emails', time: '06:00', run: (today) => sendMorningEmails(db, { config, today }) },
]
