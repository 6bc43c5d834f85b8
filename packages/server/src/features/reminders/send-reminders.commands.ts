import { mailProblem, readEmailAddresses } from '@registrar/domain/shared/email-address'
import type { QueuedEmail } from '@registrar/domain/emails/email'
import { type ReminderOutcome, remindersToSend } from '@registrar/domain/reminders/reminder'
import { kindOfRule } from '@registrar/domain/reminders/reminder-kind'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { queueEmail } from '#features/emails'
import { delaySend } from '#features/sends'
import { now } from '#platform/clock'
import { type Author, recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { findDueSubject } from './due-subjects.queries.ts'
import { lockPreparedReminder, type PreparedReminder } from './lock-reminder.ts'
import { refreshReminder } from './refresh-reminder.commands.ts'

const queueReminder = async (
  tx: Tx,
  reminder: PreparedReminder,
  { config, author }: { config: Config; author: Author },
): Promise<void> => {
  const { _id: id, organizationId, subject } = reminder
  const email = {
    sender: config.mailSender,
    replyTo: config.mailReplyTo,
    subject,
    text: reminder.textContent,
    html: reminder.htmlContent,
    tag: reminder.tag,
    ...(organizationId && { reminder: { kind: kindOfRule(reminder.kind) ?? null, organizationId } }),
  }
  const { addresses } = readEmailAddresses(reminder.to)
  const queued: QueuedEmail[] = []
  for (const to of addresses) queued.push(await queueEmail(tx, { ...email, to }, author))

  await tx
    .updateTable('reminders')
    .set({ state: 'sent', mail_id: queued[0]?._id ?? null, decided_at: now(), decided_by: author?.userId ?? null })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, author, {
    recordType: 'reminder',
    recordId: id,
    action: 'mailed',
    fields: { state: ['prepared', 'sent'] },
  })
  const recordId = organizationId ?? reminder.personId
  if (recordId)
    await recordChange(tx, author, {
      recordType: organizationId ? 'organization' : 'person',
      recordId,
      action: 'mailed',
      fields: { reminder: [null, subject], email: [null, addresses.join(', ')] },
    })
}

/** The configuration, who sends, and the day of the sending. */
type Sending = { config: Config; author: Author; today: IsoDate }

const sendReminder = (db: Db, id: string, context: Sending): Promise<ReminderOutcome> =>
  inTransaction(db, async (tx) => {
    const refused = (reason: string): ReminderOutcome => ({ _id: id, ok: false, reason })

    const found = await lockPreparedReminder(tx, id)
    if (typeof found === 'string') return refused(found)

    const subject = await findDueSubject(tx, id, context.today)
    if (!subject) return refused('It is no longer due.')

    const reminder = await refreshReminder(tx, found, { subject, ...context })
    const problem = mailProblem(reminder.to)
    if (problem) return refused(problem)

    await queueReminder(tx, reminder, context)
    return { _id: id, ok: true }
  })

/** Sends prepared reminders, one email to each address, each reminder in a transaction of its own; an email is queued only with its
 * reminder (REM-5). */
export const sendReminders = async (
  db: Db,
  ids: readonly string[],
  { stopping, ...context }: Sending & { stopping?: AbortSignal },
): Promise<ReminderOutcome[]> => {
  const outcomes: ReminderOutcome[] = []
  for (const id of ids) {
    stopping?.throwIfAborted()
    outcomes.push(await sendReminder(db, id, context))
  }

  return outcomes
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
