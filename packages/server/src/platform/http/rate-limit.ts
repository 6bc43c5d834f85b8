import { sql } from 'kysely'
import { later, now } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { Problem } from './problem.ts'

const WINDOW_MS = 60_000

const currentWindow = () => {
  const at = now()
  const start = `${at.slice(0, 17)}00.000Z`
  const msLeft = Date.parse(start) + WINDOW_MS - Date.parse(at)

  return { start, secondsLeft: Math.max(1, Math.ceil(msLeft / 1000)) }
}

const tooManyAttempts = (seconds: number) =>
  new Problem('TOO_MANY_REQUESTS', `Too many tries. Wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })

/**
 * Counts one attempt in the current minute. The count is in the database, so that all servers share it.
 * @throws Problem TOO_MANY_REQUESTS when this minute has more attempts than `limit`
 */
export const countAttempt = async (db: Db, key: string, limit: number): Promise<void> => {
  const { start, secondsLeft } = currentWindow()

  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()

  if (count > limit) throw tooManyAttempts(secondsLeft)
}

/**
 * Refuses an attempt when this minute already has `limit` of them. Does not count this one.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const requireAttemptsLeft = async (db: Db, key: string, limit: number): Promise<void> => {
  const { start, secondsLeft } = currentWindow()
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', start)
    .executeTakeFirst()

  if (row && row.count >= limit) throw tooManyAttempts(secondsLeft)
}

/** Deletes the counts of past minutes. */
export const removeOldAttempts = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', later(now(), -10 * WINDOW_MS))
    .execute()
}
