import type pg from 'pg'
import { createPool } from '#platform/database/database'
import { connectionFailure, DatabaseRefused } from '#platform/database/database-unavailable'

const processOf = async (client: pg.PoolClient): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

const ROUNDS = 3

// Two sessions never share a process, and a session keeps its own. A pooler that gives it to others after each transaction
// shows it in one of these ways, whichever of its connections it prefers.
const isShared = async (one: pg.PoolClient, two: pg.PoolClient): Promise<boolean> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pids = [await processOf(one), await processOf(two), await processOf(one), await processOf(one)]
    if (pids[0] === pids[1] || pids[0] !== pids[2] || pids[2] !== pids[3]) return true
  }
  return false
}

/**
 * Connects to the database of a setting, to see whether it can be used at all.
 * @returns whether a pooler gives a connection to somebody else after each transaction
 * @throws DatabaseRefused with a sentence for the terminal
 */
const requireConnection = async (url: string, setting: string): Promise<boolean> => {
  const pool = createPool(url, { max: 2 })
  const clients: pg.PoolClient[] = []
  try {
    for (let count = 0; count < 2; count += 1) clients.push(await pool.connect())
    const [one, two] = clients
    if (!one || !two) throw new Error('A connection is missing.')
    // A pooler that works by statements refuses this.
    await one.query('begin')
    await one.query('commit')
    return await isShared(one, two)
  } catch (error) {
    throw connectionFailure(error, setting)
  } finally {
    for (const client of clients) client.release()
    await pool.end()
  }
}

/**
 * Checks the addresses of the database. Locks and notifications need a connection that stays one session, so a pooler that works
 * by transactions needs a second address beside it.
 * @returns whether such a pooler is used
 * @throws DatabaseRefused with a sentence for the terminal
 */
export const requireConnections = async (url: string, directUrl: string | undefined): Promise<boolean> => {
  const isPooled = await requireConnection(url, 'DATABASE_URL')
  if (isPooled && directUrl === undefined)
    throw new DatabaseRefused(
      'DATABASE_URL leads to a pooler that works by transactions. Set DATABASE_DIRECT_URL to an address of the database itself, which locks and notifications need, or let the pooler work by sessions.',
    )
  if (directUrl !== undefined && (await requireConnection(directUrl, 'DATABASE_DIRECT_URL')))
    throw new DatabaseRefused(
      'DATABASE_DIRECT_URL leads to a pooler that works by transactions. Name the database itself.',
    )
  return isPooled
}
