import { findActiveAccess } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { createSessionReader, type SessionReader } from '#platform/sessions/session'

/** Finds the sessions of active users, with what each may do. `secret` signs the tokens. */
export const openSessionReader = (
  db: Db,
  secret: Uint8Array,
  config: Pick<Config, 'isSecondFactorRequired' | 'environment'>,
): SessionReader =>
  createSessionReader(db, secret, async (sameDb, userId) => {
    const access = await findActiveAccess(sameDb, userId)
    // Data from a development server may contain a session of the development account (SEC-5).
    if (!access || (access.isDevAccount && config.environment !== 'development')) return undefined

    return { role: access.role, isSecondFactorMissing: config.isSecondFactorRequired && !access.hasSecondFactor }
  })
