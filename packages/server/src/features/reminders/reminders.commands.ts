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
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { lockPreparedReminder, lockReminder, NO_SUCH_REMINDER } from './lock-reminder.ts'
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

// Another one of the same deadline has taken its place (REM-2).
const isReplaced = async (tx: Tx, id: string): Promise<boolean> => {
  const other = await tx
    .selectFrom('reminders as r')
    .innerJoin('reminders as other', (join) =>
      join
        .onRef('other.rule', '=', 'r.rule')
        .onRef('other.subject_id', '=', 'r.subject_id')
        .onRef('other.date', '=', 'r.date')
        .onRef('other.day_count', '<', 'r.day_count'),
    )
    .select('other.id')
    .where('r.id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

const takeOneBack = async (tx: Tx, id: string, session: Session): Promise<ReminderOutcome> => {
  const reminder = await lockReminder(tx, id)
  if (reminder?.state !== 'skipped')
    return { _id: id, ok: false, reason: reminder ? 'It is not skipped.' : NO_SUCH_REMINDER }

  if (await isReplaced(tx, id)) return { _id: id, ok: false, reason: 'A later reminder has taken its place.' }

  const { reason } = reminder
  await tx
    .updateTable('reminders')
    .set({ state: 'prepared', reason: null, decided_at: null, decided_by: null })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, session, {
    recordType: 'reminder',
    recordId: id,
    action: 'updated',
    fields: { state: ['skipped', 'prepared'], reason: [reason, null] },
  })
  return { _id: id, ok: true }
}

/** Lets skipped reminders wait again, as they were before (REM-5). */
export const takeSkippedBack = async (db: Db, ids: readonly string[], session: Session): Promise<ReminderOutcome[]> => {
  const outcomes: ReminderOutcome[] = []
  for (const id of ids) outcomes.push(await inTransaction(db, (tx) => takeOneBack(tx, id, session)))
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
