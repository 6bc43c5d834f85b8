import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

type MailQueue = { emails: number; oldestSeconds: number }

/** How many emails are not sent yet, and the age of the oldest one; 0 when there is none. */
export const findMailQueue = async (db: Db): Promise<MailQueue> => {
  const { rows } = await sql<MailQueue>`
    select count(*)::int as emails,
      coalesce(greatest(extract(epoch from clock_timestamp() - min(created_at)), 0), 0)::float8 as "oldestSeconds"
    from mails where state in ('queued', 'sending')`.execute(db)
  return rows[0] ?? { emails: 0, oldestSeconds: 0 }
}

/** How many emails were kept in the outbox, because no mail server was set up when they were to leave (MAIL-4). */
export const countKeptEmails = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from mail_events where event = 'outbox'`.execute(db)
  return rows[0]?.kept ?? 0
}
