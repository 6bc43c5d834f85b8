import { later, now } from '#platform/clock'
import type { Db } from '#platform/database/database'

const LIFETIME_MS = 5 * 60_000

/** Stores a challenge until it is answered, for at most five minutes. `userId` null: for a sign-in. */
export const storeChallenge = async (db: Db, challenge: string, userId: string | null): Promise<void> => {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: later(now(), LIFETIME_MS) })
    .execute()
}

/** Uses a challenge up, whether or not its answer turns out to be right. @returns whether it was open */
export const consumeChallenge = async (db: Db, challenge: string, userId: string | null): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst()

  return numDeletedRows === 1n
}

/** Deletes the challenges that nobody answered in time. */
export const removeOldChallenges = async (db: Db): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute()
}
