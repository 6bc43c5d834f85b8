import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { reminderColumns } from './reminders.row.ts'

/** `textVersionId`: the version of the text that it was prepared with; null: the original words */
export type PreparedReminder = ReminderRow & { tag: string; taskId: string | null; textVersionId: string | null }

/** Says that a reminder waits no longer. */
export const decidedText = (state: 'sent' | 'skipped'): string => `It was ${state} already.`

export const NO_SUCH_REMINDER = 'There is no such reminder.'

/** Locks a reminder in any state; undefined when there is none. */
export const lockReminder = async (tx: Tx, id: string): Promise<PreparedReminder | undefined> =>
  isId(id)
    ? tx
        .selectFrom('reminders as r')
        .select(reminderColumns)
        .select(['r.tag', 'r.task_id as taskId', 'r.text_version_id as textVersionId'])
        .where('r.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined

/**
 * Locks a prepared reminder.
 * @returns the reminder, or a text that says why it is no longer prepared
 */
export const lockPreparedReminder = async (tx: Tx, id: string): Promise<PreparedReminder | string> => {
  const found = await lockReminder(tx, id)
  if (!found) return NO_SUCH_REMINDER
  if (found.state !== 'prepared') return decidedText(found.state)

  return found
}
