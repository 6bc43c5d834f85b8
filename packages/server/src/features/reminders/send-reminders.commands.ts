import { isEmailAddress } from '@registrar/domain/shared/email-address'
import type { ReminderOutcome } from '@registrar/domain/reminders/reminder'
import { kindOfRule } from '@registrar/domain/reminders/reminder-kind'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queueEmail } from '#features/emails'
import { now } from '#platform/clock'
import { type Author, recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { findDueSubject } from './due-subjects.queries.ts'
import { lockPreparedReminder, type PreparedReminder } from './lock-reminder.ts'
import { refreshReminder } from './refresh-reminder.commands.ts'

const queueReminder = async (
  tx: Tx,
  reminder: PreparedReminder & { to: string },
  { config, author }: { config: Config; author: Author },
): Promise<void> => {
  const { _id: id, organizationId, to, subject } = reminder
  const { _id: emailId } = await queueEmail(
    tx,
    {
      from: config.mailFrom,
      replyTo: config.mailReplyTo,
      to,
      subject,
      text: reminder.textContent,
      html: reminder.htmlContent,
      tag: reminder.tag,
      ...(organizationId && { reminder: { kind: kindOfRule(reminder.kind) ?? null, organizationId } }),
    },
    author,
  )

  await tx
    .updateTable('reminders')
    .set({ state: 'sent', mail_id: emailId, decided_at: now(), decided_by: author?.userId ?? null })
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
      fields: { reminder: [null, subject], email: [null, to] },
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
    const to = reminder.to?.trim()
    if (!to) return refused('There is no email address.')
    if (!isEmailAddress(to)) return refused(`${to} is not an email address.`)

    await queueReminder(tx, { ...reminder, to }, context)
    return { _id: id, ok: true }
  })

/** Sends prepared reminders, each in a transaction of its own; an email is queued only with its reminder (REM-5). */
export const sendReminders = async (db: Db, ids: readonly string[], context: Sending): Promise<ReminderOutcome[]> => {
  const outcomes: ReminderOutcome[] = []
  for (const id of ids) outcomes.push(await sendReminder(db, id, context))

  return outcomes
}
