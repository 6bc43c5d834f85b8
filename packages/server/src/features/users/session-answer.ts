import { baseUrlOf } from '#features/files'
import { findCookieSession } from '#platform/http/authenticate'
import { clientAddress } from '#platform/http/client-address'
import type { CallContext, Platform } from '#platform/http/routes'
import { isReachedByHttps, sessionCookieName } from '#platform/sessions/session-cookie'
import type { usersCalls } from '@registrar/domain/users/users.calls'
import { emailedLinkBase } from './emailed-link-base.ts'
import type { SignedIn, SignInContext } from './start-session.commands.ts'

export const cookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const

type SignInCall = CallContext<typeof usersCalls.signIn>

/** Where the request of a sign-in comes from. */
export const signInContext = async (context: Pick<SignInCall, keyof Platform | 'request'>): Promise<SignInContext> => ({
  ...context,
  cookieSession: await findCookieSession(context, context.request),
  ipAddress: clientAddress(context.request),
  userAgent: context.request.headers['user-agent'],
  baseUrl: baseUrlOf(context.config, context.request),
  emailedLinkBase: emailedLinkBase(context.config, context.request),
})

/** Sets the cookie of a new session. @returns what the call answers */
export const answerSignIn = (
  { reply, config, liveChanges, sessions }: Pick<SignInCall, 'reply' | 'config' | 'liveChanges' | 'sessions'>,
  { cookieSession }: SignInContext,
  { expiresAt, isStaying, ...signedIn }: SignedIn,
) => {
  if (cookieSession) sessions.forget(cookieSession.sessionId)
  const options = { ...cookieOptions(isReachedByHttps(config)), ...(isStaying && { expires: new Date(expiresAt) }) }
  reply.setCookie(sessionCookieName(config), signedIn.token, options)
  return { ...signedIn, lastEventId: liveChanges.lastEventId() }
}
