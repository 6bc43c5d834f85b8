import { mailProblem } from '@registrar/domain/shared/email-address'
import { type ReminderOutcome, remindersToSend } from '@registrar/domain/reminders/reminder'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { delaySend } from '#features/sends'
import type { Author } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { findDueSubject } from './due-subjects.queries.ts'
import { groupByAddressee } from './group-by-addressee.queries.ts'
import { lockPreparedReminder } from './lock-reminder.ts'
import { queueReminders, type ReadyReminder } from './queue-reminders.commands.ts'
import { refreshReminder } from './refresh-reminder.commands.ts'

/** The configuration, who sends, and the day of the sending. */
type Sending = { config: Config; author: Author; today: IsoDate }

/** A locked reminder as it is now, or why it is not sent. */
const readReady = async (tx: Tx, id: string, { config, today }: Sending): Promise<ReadyReminder | string> => {
  const found = await lockPreparedReminder(tx, id)
  if (typeof found === 'string') return found

  const subject = await findDueSubject(tx, id, today)
  if (!subject) return 'It is no longer due.'

  const reminder = await refreshReminder(tx, found, { subject, config, today })
  return mailProblem(reminder.to) ?? { reminder, subject }
}

const sendTogether = (db: Db, ids: readonly string[], context: Sending): Promise<ReminderOutcome[]> =>
  inTransaction(db, async (tx) => {
    const ready: ReadyReminder[] = []
    const outcomes: ReminderOutcome[] = []
    for (const id of ids) {
      const read = await readReady(tx, id, context)
      if (typeof read !== 'string') ready.push(read)
      outcomes.push(typeof read === 'string' ? { _id: id, ok: false, reason: read } : { _id: id, ok: true })
    }
    await queueReminders(tx, ready, context)
    return outcomes
  })

/**
 * Sends prepared reminders, one email to each addressee (REM-11). Those that go together are one transaction; an email is queued
 * only with its reminders (REM-5).
 */
export const sendReminders = async (
  db: Db,
  ids: readonly string[],
  { stopping, ...context }: Sending & { stopping?: AbortSignal },
): Promise<ReminderOutcome[]> => {
  const outcomes = new Map<string, ReminderOutcome>()
  for (const group of await groupByAddressee(db, ids)) {
    stopping?.throwIfAborted()
    for (const outcome of await sendTogether(db, group, context)) outcomes.set(outcome._id, outcome)
  }

  return ids.flatMap((id) => outcomes.get(id) ?? [])
}

/**
 * Lets reminders wait before they are sent; until then they stay prepared (MAIL-16).
 * @returns the id by which they are taken back
 */
export const delayReminders = async (
  db: Db,
  ids: readonly string[],
  { userId, delaySeconds }: { userId: string; delaySeconds: number },
): Promise<string> => {
  const id = newId()
  await delaySend(db, { id, kind: 'reminders', body: { ids }, userId, delaySeconds })
  return id
}

type DueReminders = { body: unknown; userId: string; stopping: AbortSignal }

/** Sends reminders that have waited. Those that were sent before a server stopped are not sent again. */
export const sendDelayedReminders = async (
  db: Db,
  { body, userId, stopping }: DueReminders,
  { config, today }: { config: Config; today: IsoDate },
): Promise<ReminderOutcome[]> => {
  const { ids } = remindersToSend.parse(body)
  await refreshDeadlines(db, refreshSettings(config))
  return sendReminders(db, ids, { config, today, stopping, author: { userId } })
}
