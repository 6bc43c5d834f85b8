import { usersCalls } from '@registrar/domain/users/users.calls'
import type { FastifyReply } from 'fastify'
import { baseUrlOf } from '#features/files'
import { clientAddress } from '#platform/http/client-address'
import { isReachedByHttps, sessionCookieName } from '#platform/sessions/session-cookie'
import type { Config } from '#platform/config'
import type { CallContext, Routes } from '#platform/http/routes'
import { Problem } from '#platform/http/problem'
import type { SignedIn } from './start-session.ts'
import { endOtherSessions, logout, signIn, signUp } from './users.commands.ts'
import { findUser, listSessions, searchUsers } from './users.queries.ts'

const cookieOptions = (isSecure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const

const signInContext = (
  context: Pick<CallContext<typeof usersCalls.signIn>, 'db' | 'config' | 'secrets' | 'request'>,
) => ({
  ...context,
  ipAddress: clientAddress(context.request),
  userAgent: context.request.headers['user-agent'],
  baseUrl: baseUrlOf(context.config, context.request),
})

const setSessionCookie = (reply: FastifyReply, config: Config, { expiresAt, isStaying, ...signedIn }: SignedIn) => {
  const options = { ...cookieOptions(isReachedByHttps(config)), ...(isStaying && { expires: new Date(expiresAt) }) }
  reply.setCookie(sessionCookieName(config), signedIn.token, options)
  return signedIn
}

export const usersRoutes = ({ serve, platform }: Routes): void => {
  const { config } = platform

  serve(usersCalls.signIn, async (context) =>
    setSessionCookie(context.reply, config, await signIn(signInContext(context), context.body)),
  )

  serve(usersCalls.signUp, async (context) =>
    setSessionCookie(context.reply, config, await signUp(signInContext(context), context.body)),
  )

  serve(usersCalls.checkSession, async ({ db, session }) => ({
    token: session.token,
    data: await findUser(db, session.userId),
  }))

  serve(usersCalls.logout, async ({ db, session, sessions, reply }) => {
    await logout(db, session)
    sessions.forget(session.sessionId)
    const options = cookieOptions(isReachedByHttps(config))
    reply.clearCookie(sessionCookieName(config), options).header('clear-site-data', '"cache"')
    return {}
  })

  serve(usersCalls.listSessions, async ({ db, session }) => ({ data: await listSessions(db, session) }))

  serve(usersCalls.endOtherSessions, async ({ db, session, sessions }) => {
    const ended = await endOtherSessions(db, session)
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(usersCalls.searchUsers, async ({ db, body }) => ({ data: await searchUsers(db, body) }))

  serve(usersCalls.deleteUser, async () => {
    throw new Problem('ACCOUNT_DELETION_DISABLED', 'Accounts cannot be deleted.')
  })
}
