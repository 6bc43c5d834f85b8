import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { networkOf } from '#platform/http/client-address'
import { Problem } from '#platform/problem'
import { type Attempt, countAttempt, countAttempts } from '#platform/http/rate-limit'

type Caller = { db: Db; config: Pick<Config, 'rateLimits'>; ipAddress: string }

/**
 * Counts an attempt that needs no session by the network it comes from, whether it succeeds or not.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const countNetworkAttempt = async ({ db, config, ipAddress }: Caller): Promise<void> => {
  await countAttempt(db, `sign-in-from:${networkOf(ipAddress)}`, config.rateLimits.signInTries)
}

/**
 * Counts a request for a link to a new password.
 * @returns whether the network has asked for too many (USER-19)
 */
export const isOverResetLimit = async ({ db, config, ipAddress }: Caller): Promise<boolean> => {
  try {
    await countAttempt(db, `forgot-from:${networkOf(ipAddress)}`, config.rateLimits.signInTries)
    return false
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

/**
 * Counts a password or secret code before it is checked. The limit for one account from one network is low. The limit for
 * the account from everywhere is far higher, so that nobody can lock a colleague out (SEC-2). When the password or code was
 * right, the caller gives the attempt back.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const countAccountAttempt = (
  { db, config, ipAddress }: Caller,
  action: 'sign-in' | 'sign-up',
  email: string,
): Promise<Attempt> => {
  const { signInFailures, signInAccount } = config.rateLimits
  const account = `${action}:${email.trim().toLowerCase()}`

  return countAttempts(db, [
    [`${account} from ${networkOf(ipAddress)}`, signInFailures],
    [account, Math.max(signInAccount, signInFailures)],
  ])
}
