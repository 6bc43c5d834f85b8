import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { later, now } from '../clock.ts'
import type { Db, Tx } from '../database/database.ts'
import { Problem } from '../problem.ts'

/** How long attempts are counted together, in milliseconds: whole minutes, hours and days in UTC. */
const windows = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
export type Window = keyof typeof windows

const currentWindow = (window: Window) => {
  const at = Date.parse(now())
  const end = (Math.floor(at / windows[window]) + 1) * windows[window]

  return { end: new Date(end).toISOString(), secondsLeft: Math.max(1, Math.ceil((end - at) / 1000)) }
}

const tooManyAttempts = (seconds: number) =>
  new Problem('TOO_MANY_REQUESTS', `Too many attempts. Wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })

// Who makes the attempts is stored as a hash: a caller may send more than an index can hold. What is counted stays readable.
const storedKey = (key: string) => `${key.split(':', 1)[0]}:${createHash('sha256').update(key).digest('base64url')}`

const countOne = (db: Db | Tx, stored: string, limit: number, end: string) =>
  db
    .insertInto('rate_limits')
    .values({ key: stored, window_end: end, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_end'])
        .doUpdateSet({ count: sql`rate_limits.count + 1` })
        .where('rate_limits.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst()

/** Counts something under a key of the form `what:who`, unless the current window already has `limit` of it. */
export const isWithinLimit = async (
  db: Db | Tx,
  key: string,
  { limit, window }: { limit: number; window: Window },
): Promise<boolean> => (await countOne(db, storedKey(key), limit, currentWindow(window).end)) !== undefined

/** An attempt that was counted. `giveBack` takes the count back when the attempt did not fail. */
export type Attempt = { giveBack: () => Promise<void> }

/**
 * Counts one attempt in the current minute, under a key of the form `what:who` (SEC-2). Callers count an attempt before they
 * check it, so many simultaneous attempts cannot exceed the limit. All servers share the count, which is in the database.
 * @throws Problem TOO_MANY_REQUESTS when this minute already has `limit` attempts; this one is not counted then
 */
export const countAttempt = async (db: Db, key: string, limit: number): Promise<Attempt> => {
  const { end, secondsLeft } = currentWindow('minute')
  const stored = storedKey(key)

  if (!(await countOne(db, stored, limit, end))) throw tooManyAttempts(secondsLeft)

  return {
    giveBack: async () => {
      await db
        .updateTable('rate_limits')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', stored)
        .where('window_end', '=', end)
        .execute()
    },
  }
}

/**
 * Counts one attempt under several keys, each with its limit.
 * @throws Problem TOO_MANY_REQUESTS; then none of the keys has counted this attempt
 */
export const countAttempts = async (db: Db, limits: readonly (readonly [string, number])[]): Promise<Attempt> => {
  const counted: Attempt[] = []
  const giveBack = async () => {
    for (const attempt of counted) await attempt.giveBack()
  }

  try {
    for (const [key, limit] of limits) counted.push(await countAttempt(db, key, limit))
  } catch (error) {
    await giveBack()
    throw error
  }

  return { giveBack }
}

/** Deletes the counts of past windows. */
export const removeOldAttempts = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where('window_end', '<', later(now(), -10 * windows.minute))
    .execute()
}
