import { sql } from 'kysely'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { later, now } from '#platform/clock'
import { type Db, inTransaction } from '#platform/database/database'
import { removeOutboxFiles } from '#platform/mailer/outbox'
import { ACCOUNT_TAGS } from './account-emails.ts'

const ACCOUNT_EMAIL_DAYS = 30
/** A link works for a week at most, so an email that is older has none that works. */
const LINK_DAYS = 8

/**
 * Removes account emails after 30 days, with their events and their copies in the outbox (MAIL-14). One that still waits to be sent
 * stays.
 * @param outbox the folder of emails that were not sent by SMTP
 */
export const removeOldAccountEmails = async (db: Db, outbox: string): Promise<void> => {
  const removed = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; message_id: string }>`
      select id, message_id from mails
      where tag = any(${[...ACCOUNT_TAGS]}::text[]) and organization_id is null and state not in ('queued', 'sending')
        and created_at < ${later(now(), -ACCOUNT_EMAIL_DAYS * DAY_MS)}
      order by id for update`.execute(tx)
    if (rows.length === 0) return []

    const ids = rows.map(({ id }) => id)
    await sql`delete from mail_events where mail_id = any(${ids}::uuid[])`.execute(tx)
    await sql`delete from mails where id = any(${ids}::uuid[])`.execute(tx)
    return rows
  })
  await removeOutboxFiles(
    outbox,
    removed.map((email) => email.message_id),
  )
}

/**
 * Removes from the outbox the emails whose link was used or has ended, and forgets which link they had (MAIL-13). In emails that were
 * stored by an earlier version it blanks the token too.
 */
export const emptyEndedLinks = async (db: Db, outbox: string): Promise<void> => {
  const at = now()
  const { rows } = await sql<{ id: string; message_id: string }>`
    select id, message_id from mails m
    where link_id is not null and state not in ('queued', 'sending')
      and not exists (select from password_resets r
        where r.id = m.link_id and r.used_at is null and r.expires_at > ${at})
      and not exists (select from invitations i where i.id = m.link_id and i.used_at is null and i.expires_at > ${at})
      and (created_at < ${later(at, -LINK_DAYS * DAY_MS)} or link_id <> id)`.execute(db)
  if (rows.length === 0) return

  await removeOutboxFiles(
    outbox,
    rows.map((email) => email.message_id),
  )
  const blank = (column: string) =>
    sql`regexp_replace(${sql.ref(column)}, '([?&](invitation|token)=)[A-Za-z0-9_-]{20,}', '\\1{token}', 'g')`
  await sql`
    update mails set link_purpose = null, link_id = null, text_content = ${blank('text_content')},
      html_content = ${blank('html_content')}
    where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
}
