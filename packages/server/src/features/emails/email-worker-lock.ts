import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { startHeartbeat } from '#platform/database/heartbeat'
import { guardOf } from '#platform/database/pool-guard'

/** The first key of the advisory locks that show which workers are alive; the second is the worker's number. */
export const EMAIL_WORKER_LOCKS = 731_045

export type EmailWorkerLock = { worker: number; isHeld: () => boolean; release: () => void }

/**
 * Registers a living worker: takes a connection that holds the worker's lock. PostgreSQL releases the lock when the process
 * ends, however it ends. A connection that does not answer any more counts as lost.
 */
export const lockEmailWorker = async (pool: pg.Pool): Promise<EmailWorkerLock> => {
  const worker = randomInt(1, 2_147_483_647)
  const client = await pool.connect()

  let isHeld = true
  const release = (): void => {
    if (!isHeld) return
    isHeld = false
    stopHeartbeat()
    guardOf(pool).cut(client)
    client.release(true)
  }

  const stopHeartbeat = startHeartbeat(client, release)
  client.once('error', release)
  client.once('end', release)
  try {
    await client.query('select pg_advisory_lock($1::int, $2::int)', [EMAIL_WORKER_LOCKS, worker])
  } catch (error) {
    release()
    throw error
  }

  return { worker, isHeld: () => isHeld, release }
}
