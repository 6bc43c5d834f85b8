import type pg from 'pg'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'
import type { SessionReader } from './session.ts'

const CHANNEL = 'session_ended'

/** Tells every server, when the transaction commits, that sessions have ended. */
export const announceEndedSessions = async (tx: Db | Tx, sessionIds: readonly string[]): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, id) from unnest(${sessionIds}::text[]) as ended (id)`.execute(tx)
}

const RETRY_MS = 1000

/**
 * Listens for ended sessions on a connection of its own. While it listens the reader may remember sessions; when the
 * connection is lost the reader forgets all and reads each from the database until it listens again.
 */
export const listenForEndedSessions = (pool: pg.Pool, reader: SessionReader): { stop: () => Promise<void> } => {
  let client: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const lose = () => {
    reader.setCaching(false)
    client?.removeAllListeners('notification')
    client?.release(true)
    client = undefined
    if (!isStopped) retry = setTimeout(() => void listen(), RETRY_MS)
  }

  const listen = async () => {
    try {
      client = await pool.connect()
      client.on('notification', (message) => message.payload && reader.forget(message.payload))
      client.once('error', lose)
      client.once('end', () => client && lose())
      await client.query(`listen ${CHANNEL}`)
      reader.setCaching(!isStopped)
    } catch {
      lose()
    }
  }

  const listening = listen()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await listening
      const held = client
      client = undefined
      reader.setCaching(false)
      held?.release(true)
    },
  }
}
