import { hasRole } from '@registrar/domain/access/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from './routes.ts'
import { Problem } from '../problem.ts'
import { type Session, unauthenticated } from '../sessions/session.ts'
import { sessionCookieName } from '../sessions/session-cookie.ts'

const SCHEME = 'JWT '
const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

const isOwnOrigin = ({ config }: Platform, request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (!origin) return false
  if (config.allowedOrigins.includes(origin)) return true
  // A request's own host is what its sender says it is, so it counts only while no address is configured (SEC-7).
  if (config.publicUrl) return origin === new URL(config.publicUrl).origin
  return origin === `${request.protocol}://${request.host}`
}

const headerToken = ({ headers: { authorization } }: FastifyRequest): string =>
  authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length).trim() : ''

/** The session of a request's cookie; undefined when it has none, or that of a session that has ended. */
export const findCookieSession = async (platform: Platform, request: FastifyRequest): Promise<Session | undefined> => {
  const cookie = request.cookies[sessionCookieName(platform.config)]
  return cookie ? platform.sessions.find(cookie) : undefined
}

// Whose session it is stands in the log and the audit also when the call is refused afterwards.
const setSession = (request: FastifyRequest, session: Session | undefined): Session | undefined => {
  if (!session) return undefined
  request.session = session
  if (!request.routeOptions.config.isAnonymous) request.log = request.log.child({ userId: session.userId })
  return session
}

// The session of a request, by its token or else by its cookie; undefined when there is none.
const findSession = async (platform: Platform, request: FastifyRequest): Promise<Session | undefined> => {
  const token = headerToken(request)
  const byToken = token ? await platform.sessions.find(token) : undefined
  if (byToken) return setSession(request, byToken)

  const byCookie = setSession(request, await findCookieSession(platform, request))
  const hasCookie = Boolean(request.cookies[sessionCookieName(platform.config)])
  if (hasCookie && isWrite(request.method) && !isOwnOrigin(platform, request))
    throw new Problem('FORBIDDEN_ORIGIN', 'This request did not come from the app itself.')

  return byCookie
}

/**
 * Finds the session of each request by its token or cookie (USER-2). A write that carries only the cookie must come from
 * the app's own pages (USER-3). Without a session every route answers 401, unless it says it is public (USER-1). A call
 * that the user's role may not make answers 403 (USER-12).
 */
export const authenticate = (platform: Platform) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (request.is404 || request.method === 'OPTIONS' || request.routeOptions.config.access === 'public' || reply.sent)
    return

  const session = await findSession(platform, request)
  if (!session) throw unauthenticated()

  const { leastRole, isOpenWithoutSecondFactor } = request.routeOptions.config
  if (leastRole && !hasRole(session.role, leastRole))
    throw new Problem('FORBIDDEN', 'Your role does not allow this. Ask an administrator.')

  if (session.isSecondFactorMissing && !isOpenWithoutSecondFactor)
    throw new Problem('SECOND_FACTOR_MISSING', 'Add a second factor to your account first.')
}
