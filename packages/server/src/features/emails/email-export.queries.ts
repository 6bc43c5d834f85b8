import type { EmailActivity } from '@registrar/domain/emails/email'
import type { ExportedEmails } from '@registrar/domain/emails/email-listing'
import { sql } from 'kysely'
import type { ExportSource } from '#platform/export/list-source'
import { isSeenBy } from './account-emails.ts'
import { searchWords } from '#platform/database/search-words'

const lastEvent = sql`lateral (
  select e.event, e.happened_at, e.note, e.id from mail_events e where e.mail_id = mails.id
  order by e.happened_at desc, e.id desc limit 1) as last`

const text = sql`fold_text(concat_ws(' ', mails.recipient, mails.subject, last.event, mails.tag, mails.message_id))`

/** All emails with their latest event, the latest first, under the filters of the history (MAIL-7). */
export const emailSource: ExportSource<ExportedEmails, EmailActivity> = {
  listIds: async ({ search, event }, { db, role }) => {
    const words = searchWords(search).map((word) => sql`${text} like '%' || like_literal(${word}) || '%'`)
    const conditions = [isSeenBy(role), ...(event ? [sql`last.event = ${event}`] : []), ...words]

    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(mails.id::text, ',' order by last.happened_at desc, last.id desc) as ids
      from mails cross join ${lastEvent} where ${sql.join(conditions, sql` and `)}`.execute(db)
    return rows[0]?.ids?.split(',') ?? []
  },
  readRows: async (ids, { db }) => {
    const { rows } = await sql<EmailActivity>`
      select mails.id as "_id", mails.subject, last.event, last.happened_at as date, mails.sender as "from", mails.recipient as email,
        mails.tag, mails.message_id as "messageId", last.note as reason
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
      join mails on mails.id = wanted.id cross join ${lastEvent} order by wanted.place`.execute(db)
    return rows
  },
}
