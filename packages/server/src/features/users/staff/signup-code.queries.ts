import type { Db, Tx } from '#platform/database/database'

/** What administrators have decided about the secret code; `hash` null: the code of the configuration is valid. */
export const findSignupCode = async (db: Db | Tx) => {
  const row = await db
    .selectFrom('signup_code')
    .select(['is_on as on', 'code_hash as hash', 'renewed_at as renewedAt'])
    .executeTakeFirst()

  return row ?? { on: true, hash: null, renewedAt: null }
}
