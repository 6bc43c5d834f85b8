import type { Role } from '@registrar/domain/access/roles'
import type { EmailEvent } from '@registrar/domain/emails/email-event'
import type { EmailAboutRecord, EmailSearch, StoredEmail } from '@registrar/domain/emails/stored-email'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { notFound } from '#platform/problem'
import { isAboutAccount, isSeenBy } from './account-emails.ts'
import { emailsAbout } from './emails-about.ts'

const lastEvent = sql`lateral (select e.event, e.note from mail_events e where e.mail_id = mails.id
  order by e.happened_at desc, e.id desc limit 1) as last`

const author = sql`case when u.id is not null then json_build_object('_id', u.id, 'name', ${fullName('u')}) end`

const fields = sql`mails.id as "_id", mails.subject, mails.recipient as email, mails.created_at as date, last.event,
  last.note as reason, mails.tag, ${author} as "user"`

/** A page of the emails about a company or a person, the newest first; none for an unknown one (MAIL-18). */
export const searchEmails = async (
  db: Db,
  { organizationId, peopleId = '', page, limit }: EmailSearch,
): Promise<Page<EmailAboutRecord>> => {
  if (!isId(organizationId ?? peopleId)) return answeredPage([], 0, limit)
  const about = emailsAbout(organizationId === undefined ? { personId: peopleId } : { organizationId })

  const { rows } = await sql<{ total: number } & (EmailAboutRecord | { _id: null })>`
    with about as (${about})
    select counted.total, ${fields} from (select count(*)::int as total from about) as counted
    left join (
      select id, created_at as at from about order by created_at desc, id desc limit ${limit} offset ${offsetOf({ page, limit })}
    ) as found on true
    left join mails on mails.id = found.id
    left join ${lastEvent} on true
    left join users u on u.id = mails.requested_by
    order by found.at desc, found.id desc`.execute(db)
  const emails = rows.flatMap((row) => {
    if (row._id === null) return []
    const { total: _, ...email } = row
    return [email]
  })
  return answeredPage(emails, rows[0]?.total ?? 0, limit)
}

type Row = EmailAboutRecord & { from: string; text: string; html: string | null; hasLink: boolean }
type Happened = StoredEmail['events'][number] & { event: EmailEvent }

/**
 * An email as it was sent, with all that happened to it. One about an account keeps its text to itself: who may only read sees none
 * of them, and nobody its text (MAIL-6, MAIL-19).
 * @throws Problem NOT_FOUND
 */
export const findStoredEmail = async (db: Db | Tx, id: string, role: Role): Promise<StoredEmail> => {
  if (!isId(id)) throw notFound('email')
  const [found, happened] = await Promise.all([
    sql<Row>`
      select ${fields}, mails.sender as "from", mails.text_content as text, mails.html_content as html,
        mails.link_id is not null as "hasLink"
      from mails join ${lastEvent} on true left join users u on u.id = mails.requested_by
      where mails.id = ${id} and ${isSeenBy(role)}`.execute(db),
    sql<Happened>`
      select event, happened_at as date, note as reason from mail_events where mail_id = ${id}
      order by happened_at desc, id desc`.execute(db),
  ])
  const [row] = found.rows
  if (!row) throw notFound('email')

  const { text, html, hasLink, ...email } = row
  const canSendAgain = !isAboutAccount(email.tag) && !hasLink
  return {
    ...email,
    textContent: canSendAgain ? text : null,
    htmlContent: canSendAgain ? html : null,
    events: happened.rows,
    canSendAgain,
  }
}
