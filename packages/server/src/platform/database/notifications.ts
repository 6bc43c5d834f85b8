import type pg from 'pg'

/** What wants to hear a channel of the database (`listen`). */
export type Subscriber = {
  channel: string
  onMessage: (payload: string) => void
  /** from now on every message arrives */
  onListening?: () => void
  /** messages may be missed until `onListening` is called again */
  onLost?: () => void
}

const RETRY_MS = 1000

/** Listens for the messages of the database on one connection of its own, and opens another when it is lost. */
export const listenForNotifications = (
  pool: pg.Pool,
  subscribers: readonly Subscriber[],
): { stop: () => Promise<void> } => {
  let client: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const tellLost = () => {
    for (const subscriber of subscribers) subscriber.onLost?.()
  }

  const hear = ({ channel, payload }: pg.Notification) => {
    if (payload === undefined) return
    for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onMessage(payload)
  }

  const reconnectLater = () => {
    tellLost()
    client?.removeAllListeners('notification')
    client?.release(true)
    client = undefined
    if (!isStopped) retry = setTimeout(() => void listen(), RETRY_MS)
  }

  const listen = async () => {
    try {
      client = await pool.connect()
      client.on('notification', hear)
      client.once('error', reconnectLater)
      client.once('end', () => client && reconnectLater())
      for (const channel of new Set(subscribers.map((subscriber) => subscriber.channel)))
        await client.query(`listen ${channel}`)
      if (!isStopped) for (const subscriber of subscribers) subscriber.onListening?.()
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
      tellLost()
      connection?.release(true)
    },
  }
}
