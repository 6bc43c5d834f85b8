import type { ListedReminder, ReminderSearch } from '@registrar/domain/reminders/reminder'
import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isInCharge, usersOf } from '#features/organizations'
import { organizationsNamed, peopleNamed } from '#features/record-names'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { reminderColumns } from './reminders.row.ts'

const subject = { organizationId: 'r.organization_id', personId: 'r.person_id' }

const eb = expressionBuilder<Tables & { r: Tables['reminders'] }, 'r'>()

const furtherAddresses = sql<string[]>`coalesce(
  (select p.other_mails from people p where p.id = r.person_id),
  (select d.other_mails from organization_details d where d.organization_id = r.organization_id), '{}')`

/** The reminders of every state. */
export const reminderList: List<ReminderSearch, ListedReminder> = {
  from: 'reminders as r',
  shown: eb.lit(true),
  search: {
    field: 'search',
    column: 'r.search_text',
    linked: [organizationsNamed({ column: 'r.organization_id' }), peopleNamed({ column: 'r.person_id' })],
  },
  filters: {
    state: (state) => eb('r.state', '=', state),
    kind: (rule) => eb('r.rule', '=', rule),
    user: (id) => isInCharge(id, subject),
  },
  sorts: { ...notNullSorts({ date: 'r.date' }), ...nullableSorts({ decidedAt: 'r.decided_at' }) },
  row: (db, id) =>
    db
      .selectFrom('reminders as r')
      .select(reminderColumns)
      .select([usersOf(subject).as('users'), furtherAddresses.as('otherMails')])
      .where('r.id', '=', id),
}
