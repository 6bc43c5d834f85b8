import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'
import type { Subscriber } from '../database/notifications.ts'
import type { SessionReader } from './session.ts'

/** The channel that names sessions which have ended or must be read again. */
export const ENDED_SESSIONS = 'session_ended'

/** Tells every server that sessions have ended or must be read again, once the transaction commits. */
export const announceEndedSessions = async (tx: Db | Tx, sessionIds: readonly string[]): Promise<void> => {
  await sql`select pg_notify(${ENDED_SESSIONS}, id) from unnest(${sessionIds}::text[]) as ended (id)`.execute(tx)
}

/**
 * Tells the reader about ended sessions. It may cache sessions only while the server listens: when the connection is lost,
 * it drops its cache and reads every session from the database until the connection is back.
 */
export const forgetEndedSessions = (reader: SessionReader): Subscriber => ({
  channel: ENDED_SESSIONS,
  onMessage: reader.forget,
  onListening: () => reader.setCaching(true),
  onLost: () => reader.setCaching(false),
})
