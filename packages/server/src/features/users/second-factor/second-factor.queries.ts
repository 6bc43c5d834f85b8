import type { Db, Tx } from '#platform/database/database'
import { hasPasskey } from '../passkeys/passkeys.queries.ts'

/** The user's authenticator app, confirmed or not. */
export const findTotp = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at as confirmedAt', 'new_recovery_codes as newRecoveryCodes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Whether the user has an authenticator app that a code has confirmed. */
export const hasTotp = async (db: Db | Tx, userId: string): Promise<boolean> =>
  Boolean((await findTotp(db, userId))?.confirmedAt)

/** Whether the user needs a code or a passkey besides the password to sign in (USER-21, USER-22). */
export const hasSecondFactor = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await hasTotp(db, userId)) || (await hasPasskey(db, userId))

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()

  return left
}
