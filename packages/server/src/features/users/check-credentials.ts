import { Problem } from '#platform/problem'
import { isDevAccount } from './dev-account-email.ts'
import { type CheckedAccount, requireActive } from './checked-account.ts'
import { countAccountAttempt } from './limit-attempts.ts'
import { hashSecret, isSecretRight } from './slow-hash.ts'
import type { SignInContext } from './start-session.commands.ts'
import { findCredentials } from './users.queries.ts'

// Verified for an unknown email address, so that both refusals take the same time (USER-6).
const unknownAccountHash = hashSecret('no account has this password')

const refused = () => new Problem('INVALID_CREDENTIALS', 'The email address or the password is wrong.')

/**
 * The active account of an email address and its password. The caller has counted the try (SEC-2).
 * @throws Problem INVALID_CREDENTIALS both for an unknown email address and a wrong password (USER-6), ACCOUNT_DEACTIVATED
 * only when the password is right (USER-15), TOO_MANY_REQUESTS
 */
export const requireAccount = async (
  context: SignInContext,
  { email, password }: { email: string; password: string },
): Promise<{ id: string; checked: CheckedAccount }> => {
  const { db, config } = context
  const attempt = await countAccountAttempt(context, 'sign-in', email)

  const account = await findCredentials(db, email)
  const isPasswordRight = await isSecretRight(account?.password_hash ?? (await unknownAccountHash), password)
  const isClosed = isDevAccount(email) && config.environment !== 'development'
  if (!account || !isPasswordRight || isClosed) throw refused()
  await attempt.giveBack()

  requireActive({ deactivatedAt: account.deactivated_at })
  const checked = { passwordHash: account.password_hash, secondFactors: account.second_factors, refused }
  return { id: account.id, checked }
}
