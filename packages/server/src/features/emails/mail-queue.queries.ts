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
