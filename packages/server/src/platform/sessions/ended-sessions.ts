import type pg from 'pg'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'
import type { SessionReader } from './session.ts'

const CHANNEL = 'session_ended'

/** Tells every server that sessions have ended or must be read again, once the transaction commits. */
export const announceEndedSessions = async (tx: Db | Tx, sessionIds: readonly string[]): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, id) from unnest(${sessionIds}::text[]) as ended (id)`.execute(tx)
}

const RETRY_MS = 1000

/**
 * Listens for ended sessions on a connection of its own. The reader may cache sessions only while it listens. When the
 * connection is lost, the reader drops its cache and reads every session from the database until the connection is back.
 */
export const listenForEndedSessions = (pool: pg.Pool, reader: SessionReader): { stop: () => Promise<void> } => {
  let client: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const reconnectLater = () => {
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
      client.once('error', reconnectLater)
      client.once('end', () => client && reconnectLater())
      await client.query(`listen ${CHANNEL}`)
      reader.setCaching(!isStopped)
    } catch {
      reconnectLater()
    }
  }

  const listening = listen()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await listening
      const connection = client
      client = undefined
      reader.setCaching(false)
      connection?.release(true)
    },
  }
}
