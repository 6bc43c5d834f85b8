import { isWeakPassword } from '@registrar/domain/users/password'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { countAttempt } from '#platform/http/rate-limit'
import { isCommonPassword } from './common-passwords.ts'
import type { CheckedPassword } from '../checked-account.ts'
import { hashSecret, isSecretRight } from '../slow-hash.ts'
import { findPasswordHash } from '../users.queries.ts'

/**
 * Refuses a password that is too short, common or made of the firm's names (USER-5).
 * @throws Problem WEAK_PASSWORD
 */
export const requireStrongPassword = (password: string, { brands }: Pick<Config, 'brands'>): void => {
  if (isWeakPassword(password, [brands.main, brands.second]) || isCommonPassword(password))
    throw new Problem('WEAK_PASSWORD', 'Choose a password of at least 8 characters that is not a common one.', {
      fields: { password: 'At least 8 characters, and not a common password.' },
    })
}

/**
 * The hash of a new password, to be stored.
 * @throws Problem WEAK_PASSWORD
 */
export const hashNewPassword = async (password: string, config: Pick<Config, 'brands'>): Promise<string> => {
  requireStrongPassword(password, config)
  return hashSecret(password)
}

/**
 * Makes sure that the signed-in user knows the password, before something of their account changes. Whoever changes it calls
 * `requireSamePassword` with the result.
 * @throws Problem INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const requirePassword = async (
  db: Db,
  { rateLimits }: Config,
  userId: string,
  password: string,
  field: string,
): Promise<CheckedPassword> => {
  const refused = () =>
    new Problem('INVALID_CREDENTIALS', 'The password is wrong.', { fields: { [field]: 'The password is wrong.' } })
  const attempt = await countAttempt(db, `password:${userId}`, rateLimits.signInFailures)

  const passwordHash = await findPasswordHash(db, userId)
  if (!(await isSecretRight(passwordHash, password))) throw refused()
  await attempt.giveBack()

  return { passwordHash, refused }
}
