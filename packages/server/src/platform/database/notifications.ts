import type pg from 'pg'
import { within } from '../within.ts'
import { guardOf } from './pool-guard.ts'
import { startHeartbeat } from './heartbeat.ts'

/** What receives the notifications of one channel of the database (`listen`). */
export type Subscriber = {
  channel: string
  onMessage: (payload: string) => void
  /** from now on every message arrives */
  onListening?: () => void
  /** messages may be missed until `onListening` is called again */
  onLost?: () => void
}

const RETRY_MS = 1000
/** How long the database may take to begin to listen, before the connection counts as dead. */
const ANSWER_MS = 4000

/**
 * Receives the notifications of the database on one connection of its own, and opens another when it is lost, or does not answer
 * any more.
 */
export const listenForNotifications = (
  pool: pg.Pool,
  subscribers: readonly Subscriber[],
): { stop: () => Promise<void> } => {
  let client: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let stopHeartbeat: (() => void) | undefined
  let isStopped = false

  const notifyLost = () => {
    for (const subscriber of subscribers) subscriber.onLost?.()
  }

  const receive = ({ channel, payload }: pg.Notification) => {
    if (payload === undefined) return
    for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onMessage(payload)
  }

  const reconnectLater = () => {
    notifyLost()
    if (isStopped) return
    retry = setTimeout(() => {
      listening = listen()
    }, RETRY_MS)
  }

  // A lost connection is noticed by its events and by the statement that runs on it. Only the first of them counts.
  const loseConnection = (lost: pg.PoolClient) => {
    if (client !== lost) return
    client = undefined
    stopHeartbeat?.()
    guardOf(pool).cut(lost)
    lost.removeAllListeners('notification')
    lost.release(true)
    reconnectLater()
  }

  const listenOn = async (connection: pg.PoolClient) => {
    connection.on('notification', receive)
    connection.once('error', () => loseConnection(connection))
    connection.once('end', () => loseConnection(connection))

    try {
      for (const channel of new Set(subscribers.map((subscriber) => subscriber.channel)))
        await within(ANSWER_MS, connection.query(`listen ${channel}`))
    } catch {
      loseConnection(connection)
      return
    }
    if (client !== connection || isStopped) return
    stopHeartbeat = startHeartbeat(connection, () => loseConnection(connection))
    for (const subscriber of subscribers) subscriber.onListening?.()
  }

  const listen = async () => {
    try {
      client = await pool.connect()
    } catch {
      reconnectLater()
      return
    }
    if (!isStopped) await listenOn(client)
  }

  let listening = listen()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      stopHeartbeat?.()
      // A connection that is being opened is released too.
      await listening
      const connection = client
      client = undefined
      notifyLost()
      connection?.release(true)
    },
  }
}
