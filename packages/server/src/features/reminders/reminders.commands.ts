import { htmlOfText } from '@registrar/domain/shared/email-template'
import type {
  ReminderChanges,
  ReminderOutcome,
  ReminderRow,
  RemindersToSkip,
} from '@registrar/domain/reminders/reminder'
import { reconcileEdits } from '#features/conflicts'
import { now } from '#platform/clock'
import { type Author, recordChange } from '#platform/commands/change-log'
import { updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { lockPreparedReminder } from './lock-reminder.ts'
import { findPreparedReminder } from './reminders.queries.ts'
import { reminderRecord } from './reminders.row.ts'

/** Skips prepared reminders: the same day counts of the same deadlines are not prepared again (REM-5). */
export const skipReminders = async (
  db: Db,
  { ids, reason }: RemindersToSkip,
  session: Session,
): Promise<ReminderOutcome[]> => {
  const outcomes: ReminderOutcome[] = []
  for (const id of ids)
    outcomes.push(
      await inTransaction(db, async (tx) => {
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
 * Changes the address, the subject or the text of a prepared reminder; the HTML is made anew from subject and text. With a `version`,
 * what others changed since that version is kept (API-10).
 * @throws Problem NOT_FOUND, REMINDER_DECIDED when it was sent or skipped, CHANGED_MEANWHILE
 */
export const updateReminder = async (db: Db, id: string, sent: ReminderChanges, author: Author): Promise<ReminderRow> =>
  updateRecord(db, reminderRecord, id, author, {
    read: findPreparedReminder,
    decide: (before, tx) => reconcileEdits(tx, before, sent, author),
    write: async (tx, { before, changed }) => {
      const { to, subject, textContent } = changed
      // The HTML has the subject as its title.
      const isHtmlChanged = subject !== undefined || textContent !== undefined
      const text = { subject: subject ?? before.subject, text: textContent ?? before.textContent }
      const htmlContent = isHtmlChanged ? htmlOfText(before.language, text) : undefined

      const values = { recipient: to, subject, text_content: textContent, html_content: htmlContent }
      await tx.updateTable('reminders').set(values).where('id', '=', id).execute()

      return htmlContent === undefined ? {} : { htmlContent }
    },
  })
