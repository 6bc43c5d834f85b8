import type { Db, Tx } from '#platform/database/database'

/** The user's authenticator app, confirmed or not. */
export const findTotp = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const hasSecondFactor = async (db: Db | Tx, userId: string): Promise<boolean> =>
  Boolean((await findTotp(db, userId))?.confirmedAt)

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()

  return left
}
