import { jwtVerify, SignJWT } from 'jose'
import { now, nowMs } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { isId } from '../database/ids.ts'

/** Who is asking: a session is a row in the database, named by a signed token. Source: decision A2. */
export type Session = { sessionId: string; userId: string; token: string }

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
    .select(['id', 'user_id', 'expires_at'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()

type Known = { session: Session; expiresAtMs: number; readAtMs: number }

/** Sessions by their token. `forget` is called when one ends, here or on another server. */
export type SessionReader = {
  find: (token: string) => Promise<Session | undefined>
  forget: (sessionId: string) => void
  forgetAll: () => void
  /** Whether ended sessions are told to this process at once; without that nothing is remembered. */
  setCaching: (isRemembering: boolean) => void
}

const REMEMBER_MS = 30_000
const MOST_REMEMBERED = 10_000

/**
 * Finds the session of a token: signature and algorithm checked, the row read, not ended, not past its age. A session
 * once read is remembered for 30 s, and only while the process hears of ended sessions (see `session-endings`), so that
 * a logout counts at once on every server.
 */
export const createSessionReader = (db: Db, secret: Uint8Array): SessionReader => {
  const known = new Map<string, Known>()
  let isRemembering = false

  const recall = (token: string): Session | undefined => {
    const entry = known.get(token)
    if (!entry) return undefined
    const at = nowMs()
    if (entry.expiresAtMs > at && at - entry.readAtMs < REMEMBER_MS) return entry.session
    known.delete(token)
    return undefined
  }

  const remember = (session: Session, expiresAt: string, readAtMs: number) => {
    if (!isRemembering) return
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(session.token, { session, expiresAtMs: Date.parse(expiresAt), readAtMs })
  }

  let endings = 0
  return {
    find: async (token) => {
      const recalled = recall(token)
      if (recalled) return recalled
      const endingsBefore = endings
      const readAtMs = nowMs()
      const sessionId = await sessionIdOf(secret, token)
      const row = sessionId === undefined ? undefined : await readSession(db, sessionId)
      if (!row) return undefined
      const session = { sessionId: row.id, userId: row.user_id, token }
      // A session that ended while it was being read must not be remembered as open.
      if (endings === endingsBefore) remember(session, row.expires_at, readAtMs)
      return session
    },
    forget: (sessionId) => {
      endings += 1
      for (const [token, entry] of known) if (entry.session.sessionId === sessionId) known.delete(token)
    },
    forgetAll: () => {
      endings += 1
      known.clear()
    },
    setCaching: (value) => {
      isRemembering = value
      if (!value) known.clear()
    },
  }
}
