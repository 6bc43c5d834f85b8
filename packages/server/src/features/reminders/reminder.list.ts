import type { ReminderSearch } from '@registrar/domain/reminders/reminder'
import { expressionBuilder } from 'kysely'
import type { Tables } from '#platform/database/database'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { reminderColumns, type SelectedReminder } from './reminders.row.ts'

const eb = expressionBuilder<Tables & { r: Tables['reminders'] }, 'r'>()

/** The reminders of every state. */
export const reminderList: List<ReminderSearch, SelectedReminder> = {
  from: 'reminders as r',
  shown: eb.lit(true),
  search: { field: 'search', column: 'r.search_text' },
  filters: { state: (state) => eb('r.state', '=', state) },
  sorts: { ...notNullSorts({ date: 'r.date' }), ...nullableSorts({ decidedAt: 'r.decided_at' }) },
  row: (db, id) => db.selectFrom('reminders as r').select(reminderColumns).where('r.id', '=', id),
}
