import { sql } from 'kysely'
import { later, now } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { Problem } from './problem.ts'

const WINDOW_MS = 60_000

const windowNow = () => {
  const at = now()
  const start = `${at.slice(0, 17)}00.000Z`
  return { start, secondsLeft: Math.max(1, Math.ceil((Date.parse(later(start, WINDOW_MS)) - Date.parse(at)) / 1000)) }
}

const tooMany = (seconds: number) =>
  new Problem('TOO_MANY_REQUESTS', `Too many tries. Wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })

/**
 * Counts one try in the current minute, in the database, so that all servers count together.
 * @throws Problem TOO_MANY_REQUESTS when the minute's `limit` is passed
 */
export const countAttempt = async (db: Db, key: string, limit: number): Promise<void> => {
  const { start, secondsLeft } = windowNow()
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count > limit) throw tooMany(secondsLeft)
}

/**
 * Refuses when `limit` tries of this minute are used up already, without counting this one.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const requireAttemptsLeft = async (db: Db, key: string, limit: number): Promise<void> => {
  const { start, secondsLeft } = windowNow()
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', start)
    .executeTakeFirst()
  if (row && row.count >= limit) throw tooMany(secondsLeft)
}

/** Forgets the windows that are over. */
export const removeOldAttempts = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', later(now(), -10 * WINDOW_MS))
    .execute()
}
