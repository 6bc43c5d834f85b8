import type { Role } from '@registrar/domain/access/roles'
import { jwtVerify, SignJWT } from 'jose'
import { now, nowMs } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { Problem } from '../problem.ts'
import { isOpen } from './open-sessions.ts'

/** Who makes a request. A session is a row in the database, named by a signed token (USER-2). */
export type Session = { sessionId: string; userId: string; role: Role; isSecondFactorMissing?: boolean; token: string }

/** The state of a user's account. `isSecondFactorMissing`: everybody must have one, and this user has none yet (USER-21). */
type AccountState = { role: Role; isSecondFactorMissing: boolean }

/** Finds what a user with an active account may do; undefined for anybody else. `app` supplies it: users are a feature. */
type FindActiveAccess = (db: Db, userId: string) => Promise<AccountState | undefined>

/** The refusal of a request without an open session. */
export const unauthenticated = (): Problem => new Problem('UNAUTHENTICATED', 'Sign in to continue.')

const ALGORITHM = 'HS256'

/** Signs the token that names a session; `expiresAt` is ISO 8601. */
export const signToken = (secret: Uint8Array, sessionId: string, expiresAt: string): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(sessionId)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.parse(expiresAt) / 1000))
    .sign(secret)

const sessionIdOf = async (secret: Uint8Array, token: string): Promise<string | undefined> => {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM] })
    return payload.sub && isId(payload.sub) ? payload.sub : undefined
  } catch {
    return undefined
  }
}

const readSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'last_used_at'])
    .where('id', '=', sessionId)
    .where(isOpen())
    .executeTakeFirst()

/** The last use of a session is stored at most this often, in milliseconds. */
const USE_RECORDED_MS = 60_000

const recordUse = async (db: Db, { id, last_used_at: lastUsedAt }: { id: string; last_used_at: string }) => {
  if (nowMs() - Date.parse(lastUsedAt) < USE_RECORDED_MS) return

  await db.updateTable('sessions').set({ last_used_at: now() }).where('id', '=', id).execute()
}

type CachedSession = { session: Session; expiresAtMs: number; readAtMs: number }

/**
 * Finds sessions by their token. `forget` is called when a session ends or its user's role changes, here or on another
 * server.
 */
export type SessionReader = {
  find: (token: string) => Promise<Session | undefined>
  forget: (sessionId: string) => void
  /** Called when what everybody may do has changed. */
  forgetAll: () => void
  /** Caching is safe only while this process is told at once of every session that ends. */
  setCaching: (isCaching: boolean) => void
}

const CACHE_MS = 30_000
const MAX_CACHED = 10_000

/**
 * Finds sessions by their token. It checks signature and algorithm, reads the row, and accepts a session of an active user
 * that has not ended, expired or been idle too long. Sessions are cached for 30 s, but only while the process is told of
 * ended ones (see `ended-sessions`), so a logout takes effect at once on every server.
 */
export const createSessionReader = (db: Db, secret: Uint8Array, findActiveAccess: FindActiveAccess): SessionReader => {
  const cache = new Map<string, CachedSession>()
  let isCaching = false

  const findCached = (token: string): Session | undefined => {
    const entry = cache.get(token)
    if (!entry) return undefined

    const at = nowMs()
    if (entry.expiresAtMs > at && at - entry.readAtMs < CACHE_MS) return entry.session

    cache.delete(token)
    return undefined
  }

  const addToCache = (session: Session, expiresAt: string, readAtMs: number) => {
    if (!isCaching) return
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(session.token, { session, expiresAtMs: Date.parse(expiresAt), readAtMs })
  }

  let endedCount = 0

  return {
    find: async (token) => {
      const cached = findCached(token)
      if (cached) return cached

      const endedBefore = endedCount
      const readAtMs = nowMs()
      const sessionId = await sessionIdOf(secret, token)
      const row = sessionId === undefined ? undefined : await readSession(db, sessionId)
      const access = row && (await findActiveAccess(db, row.user_id))
      if (!row || !access) return undefined

      await recordUse(db, row)
      const session = { sessionId: row.id, userId: row.user_id, ...access, token }

      // A session that ended while it was being read must not be cached as open.
      if (endedCount === endedBefore) addToCache(session, row.expires_at, readAtMs)

      return session
    },
    forget: (sessionId) => {
      endedCount += 1
      for (const [token, entry] of cache) if (entry.session.sessionId === sessionId) cache.delete(token)
    },
    forgetAll: () => {
      endedCount += 1
      cache.clear()
    },
    setCaching: (value) => {
      isCaching = value
      if (!value) cache.clear()
    },
  }
}
