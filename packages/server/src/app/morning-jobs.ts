import { markOrdersThatEnded, markPeopleWhoLeft } from '#features/deadlines'
import { prepareReminders } from '#features/reminders'
import { removeOldAccountEmails } from '#features/emails'
import { sendMorningEmails } from '#features/morning-emails'
import { removeOldLinks } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import type { Job } from '#platform/jobs/run-jobs'
import { outboxFolder } from '#platform/mailer/outbox'
import { removeOldSessions } from '#platform/sessions/session-commands'

// What an account leaves behind has an end: sessions, used links and emails (USER-24, MAIL-14).
const removeOldAccountData = async (db: Db, config: Config): Promise<void> => {
  await removeOldSessions(db)
  await removeOldLinks(db)
  await removeOldAccountEmails(db, outboxFolder(config))
}

/** The jobs that one of the servers runs each morning. */
export const morningJobs = (db: Db, config: Config): Job[] => [
  { name: 'people-who-left', time: '00:00', run: (today) => markPeopleWhoLeft(db, today) },
  { name: 'orders-that-ended', time: '00:00', run: (today) => markOrdersThatEnded(db, today) },
  { name: 'old-account-data', time: '03:00', run: () => removeOldAccountData(db, config) },
  { name: 'reminders', time: '06:00', run: (today) => prepareReminders(db, { config, today }) },
  { name: 'morning-emails', time: '06:00', run: (today) => sendMorningEmails(db, { config, today }) },
]
