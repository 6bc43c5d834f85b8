import type { EmailActivity, RecentEmail } from '@registrar/domain/emails/email'
import type { EmailEvent } from '@registrar/domain/emails/email-event'
import type { SentReminder } from '@registrar/domain/reminders/reminder-kind'
import type { Role } from '@registrar/domain/access/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isSeenBy } from './account-emails.ts'
import { findRemindedOrganization } from './reminded-organization.queries.ts'

/** How many lines the two histories have (MAIL-6). */
const ACTIVITY_LINES = 500
const RECENT_EMAILS = 50

/** The latest events of the emails that a role may see, newest first. */
export const listEmailActivity = async (db: Db, role: Role): Promise<EmailActivity[]> => {
  const rows = await db
    .selectFrom('mail_events')
    .innerJoin('mails', 'mails.id', 'mail_events.mail_id')
    .select([
      'mails.id as _id',
      'mails.subject',
      'mail_events.event',
      'mail_events.happened_at as date',
      'mails.sender as from',
      'mails.recipient as email',
      'mails.tag',
      'mails.message_id as messageId',
      'mail_events.note as reason',
    ])
    .where(isSeenBy(role))
    .orderBy('mail_events.happened_at', 'desc')
    .orderBy('mail_events.id', 'desc')
    .limit(ACTIVITY_LINES)
    .execute()

  return rows.map((row) => ({ ...row, event: row.event as EmailEvent }))
}

/** The latest emails to an address in any letter case that a role may see, each with its last event. */
export const listRecentEmails = async (db: Db, email: string, role: Role): Promise<RecentEmail[]> => {
  const rows = await db
    .selectFrom('mails')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('mail_events')
          .select(['mail_events.event as status', 'mail_events.note as reason'])
          .whereRef('mail_events.mail_id', '=', 'mails.id')
          .orderBy('mail_events.happened_at', 'desc')
          .orderBy('mail_events.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['mails.subject', 'last.status', 'mails.created_at as date', 'last.reason'])
    .where('mails.sort_recipient', '=', email.trim().toLowerCase())
    .where(isSeenBy(role))
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(RECENT_EMAILS)
    .execute()

  return rows.map((row) => ({ ...row, status: row.status as EmailEvent }))
}

/**
 * The last reminder of each kind for an organization that has not failed (MAIL-11).
 * @throws Problem NOT_FOUND when the organization is unknown or deleted, MERGED
 */
export const listSentReminders = async (db: Db, organizationId: string): Promise<SentReminder[]> => {
  await findRemindedOrganization(db, organizationId)

  const { rows } = await sql<SentReminder>`
    select distinct on (kind) kind, created_at as "sentAt", recipient as email
    from (
      select reminder_kind as kind, created_at, recipient, state from mails where organization_id = ${organizationId}
      union all
      select p.reminder_kind, m.created_at, m.recipient, m.state
      from mail_parts p join mails m on m.id = p.mail_id where p.organization_id = ${organizationId}
    ) as sent
    where kind is not null and state <> 'failed'
    order by kind, created_at desc`.execute(db)

  return rows
}
