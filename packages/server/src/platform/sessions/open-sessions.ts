import { type SqlBool, sql } from 'kysely'
import { now } from '../clock.ts'
import type { Db } from '../database/database.ts'

/** The condition that a row of `sessions` is open: it has not ended, expired or been idle too long (USER-20). */
export const isOpen = () => sql<SqlBool>`(
  sessions.ended_at is null
  and sessions.expires_at > ${now()}
  and (sessions.idle_hours is null
    or sessions.last_used_at + sessions.idle_hours * interval '1 hour' > ${now()}::timestamptz))`

/** Which of these sessions are open. Unlike a request, asking does not count as a use of the session. */
export const listOpenSessions = async (db: Db, sessionIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...sessionIds]}::uuid[])`)
    .where(isOpen())
    .execute()
  return new Set(rows.map(({ id }) => id))
}
