import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { reminderColumns } from './reminders.row.ts'

/** `textVersionId`: the version of the text that it was prepared with; null: the original words */
export type PreparedReminder = ReminderRow & { tag: string; taskId: string | null; textVersionId: string | null }

/** Says that a reminder waits no longer. */
export const decidedText = (state: 'sent' | 'skipped'): string => `It was ${state} already.`

/**
 * Locks a prepared reminder.
 * @returns the reminder, or a text that says why it is no longer prepared
 */
export const lockPreparedReminder = async (tx: Tx, id: string): Promise<PreparedReminder | string> => {
  const found = isId(id)
    ? await tx
        .selectFrom('reminders as r')
        .select(reminderColumns)
        .select(['r.tag', 'r.task_id as taskId', 'r.text_version_id as textVersionId'])
        .where('r.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) return 'There is no such reminder.'
  if (found.state !== 'prepared') return decidedText(found.state)

  return found
}
