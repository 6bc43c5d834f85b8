import type { ListedReminder, ReminderRow, ReminderSearch } from '@registrar/domain/reminders/reminder'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Db, Tx } from '#platform/database/database'
import { notFound, Problem } from '#platform/problem'
import { type Page, searchList } from '#platform/lists/search-list'
import { decidedText } from './lock-reminder.ts'
import { reminderList } from './reminder.list.ts'
import { answeredReminder, reminderColumns } from './reminders.row.ts'

/** A page of reminders: what waits by its date, what was sent or skipped with the latest first (REM-4). */
export const searchReminders = async (
  db: Db,
  body: ReminderSearch,
  { today }: { today: IsoDate },
): Promise<Page<ListedReminder>> => {
  const isDecided = body.state === 'sent' || body.state === 'skipped'
  const sort = isDecided
    ? ({ sortField: 'decidedAt', sortOrder: 'desc' } as const)
    : ({ sortField: 'date', sortOrder: 'asc' } as const)

  const { sums: _sums, ...page } = await searchList(db, reminderList, { ...body, ...sort }, { today })
  return { ...page, data: page.data.map(answeredReminder) }
}

/**
 * A reminder that waits for staff.
 * @throws Problem NOT_FOUND, REMINDER_DECIDED when it was sent or skipped
 */
export const findPreparedReminder = async (db: Db | Tx, id: string): Promise<ReminderRow> => {
  const found = await db.selectFrom('reminders as r').select(reminderColumns).where('r.id', '=', id).executeTakeFirst()
  if (!found) throw notFound('reminder')
  if (found.state !== 'prepared') throw new Problem('REMINDER_DECIDED', decidedText(found.state))

  return found
}
