import type { ReminderRow, ReminderState } from '@registrar/domain/reminders/reminder'
import type { ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import { mailProblem } from '@registrar/domain/shared/email-address'
import type { Language } from '@registrar/domain/shared/language'
import { sql } from 'kysely'
import type { RowDeletedKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

/** How the change log names a reminder, and where reminders are kept. */
export const reminderRecord = {
  type: 'reminder',
  table: 'reminders',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

/** The columns of a reminder under the API's field names. Check constraints keep the codes within their types. */
export const reminderColumns = [
  'r.id as _id',
  sql<ReminderRuleCode>`r.rule`.as('kind'),
  'r.date',
  'r.day_count as days',
  'r.organization_id as organizationId',
  'r.organization_name as organizationName',
  'r.person_id as personId',
  'r.person_name as personName',
  'r.recipient as to',
  sql<Language>`r.language`.as('language'),
  'r.subject',
  'r.html_content as htmlContent',
  'r.text_content as textContent',
  sql<ReminderState>`r.state`.as('state'),
  'r.reason',
  'r.prepared_at as preparedAt',
  'r.decided_at as decidedAt',
  versionOf('r'),
] as const

/** A reminder as it is answered: a prepared one says why it cannot be sent, if it cannot. */
export const answeredReminder = <R extends ReminderRow>(row: R): R =>
  row.state === 'prepared' ? { ...row, reason: mailProblem(row.to) } : row
