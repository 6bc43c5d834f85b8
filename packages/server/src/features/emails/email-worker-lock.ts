import { randomInt } from 'node:crypto'
import type pg from 'pg'

/** The channel on which a committed mail is announced to every worker. */
export const EMAIL_QUEUED = 'mail_queued'

/** The family of advisory locks by which workers are known to live. */
export const EMAIL_WORKER_LOCKS = 731_045

export type EmailWorkerLock = { worker: number; isHeld: () => boolean; release: () => void }

/**
 * Takes a connection that lives as long as the worker does: it holds the lock that says so, which falls when the process
 * ends, however it ends, and hears of new mails.
 */
export const lockEmailWorker = async (pool: pg.Pool, onMail: () => void): Promise<EmailWorkerLock> => {
  const worker = randomInt(1, 2_147_483_647)
  const client = await pool.connect()
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    client.removeAllListeners('notification')
    client.release(true)
  }
  client.once('error', release)
  client.once('end', release)
  client.on('notification', onMail)
  try {
    await client.query('select pg_advisory_lock($1::int, $2::int)', [EMAIL_WORKER_LOCKS, worker])
    await client.query(`listen ${EMAIL_QUEUED}`)
  } catch (error) {
    release()
    throw error
  }
  return { worker, isHeld: () => isHeld, release }
}
