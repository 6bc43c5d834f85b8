import { htmlOfText } from '@registrar/domain/emails/reminders/reminder-template'
import type {
  ReminderChanges,
  ReminderOutcome,
  ReminderRow,
  RemindersToSkip,
} from '@registrar/domain/reminders/reminder'
import { now } from '#platform/clock'
import { type Author, changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import type { Db } from '#platform/database/database'
import { notFound } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { lockPreparedReminder } from './lock-reminder.ts'

/** Skips prepared reminders: the same day counts of the same deadlines are not prepared again (REM-5). */
export const skipReminders = async (
  db: Db,
  { ids, reason }: RemindersToSkip,
  session: Session,
): Promise<ReminderOutcome[]> => {
  const outcomes: ReminderOutcome[] = []
  for (const id of ids)
    outcomes.push(
      await db.transaction().execute(async (tx) => {
        const reminder = await lockPreparedReminder(tx, id)
        if (typeof reminder === 'string') return { _id: id, ok: false, reason: reminder }

        await tx
          .updateTable('reminders')
          .set({ state: 'skipped', reason, decided_at: now(), decided_by: session.userId })
          .where('id', '=', id)
          .execute()
        await recordChange(tx, session, {
          recordType: 'reminder',
          recordId: id,
          action: 'updated',
          fields: { state: ['prepared', 'skipped'], reason: [null, reason] },
        })
        return { _id: id, ok: true }
      }),
    )

  return outcomes
}

/**
 * Changes the address, the subject or the text of a prepared reminder; the HTML is made from the text anew.
 * @throws Problem NOT_FOUND when there is none, or it was sent or skipped
 */
export const updateReminder = (db: Db, id: string, changes: ReminderChanges, author: Author): Promise<ReminderRow> =>
  db.transaction().execute(async (tx) => {
    const found = await lockPreparedReminder(tx, id)
    if (typeof found === 'string') throw notFound('reminder')

    const { tag: _tag, ...reminder } = found
    const fields = changedFields(reminder, changes)
    if (Object.keys(fields).length === 0) return reminder

    const after = { ...reminder, ...sentFields(changes) }
    const htmlContent =
      changes.textContent === undefined
        ? reminder.htmlContent
        : htmlOfText(reminder.language, { subject: after.subject, text: after.textContent })
    await tx
      .updateTable('reminders')
      .set({
        recipient: after.to,
        subject: after.subject,
        text_content: after.textContent,
        html_content: htmlContent,
      })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, author, { recordType: 'reminder', recordId: id, action: 'updated', fields })

    return { ...after, htmlContent }
  })
