import { usersCalls } from '@registrar/domain/users/users.calls'
import { isReachedByHttps, sessionCookieName } from '#platform/sessions/session-cookie'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import { requirePassword } from './account/password.ts'
import { cookieOptions, answerSignIn, signInContext } from './session-answer.ts'
import { endOtherSessions, logout, signIn, signUp } from './users.commands.ts'
import { findUser, listSessions, searchUsers } from './users.queries.ts'

export const usersRoutes = ({ serve, platform }: Routes): void => {
  const { config } = platform

  serve(usersCalls.signIn, async (context) => {
    const caller = await signInContext(context)
    return answerSignIn(context, caller, await signIn(caller, context.body))
  })

  serve(usersCalls.signUp, async (context) => {
    const caller = await signInContext(context)
    return answerSignIn(context, caller, await signUp(caller, context.body))
  })

  serve(usersCalls.checkSession, async ({ db, session, liveChanges }) => ({
    token: session.token,
    lastEventId: liveChanges.lastEventId(),
    data: await findUser(db, session.userId),
  }))

  serve(usersCalls.logout, async ({ db, session, sessions, request, reply }) => {
    await logout(db, session, clientAddress(request))
    sessions.forget(session.sessionId)
    const options = cookieOptions(isReachedByHttps(config))
    reply.clearCookie(sessionCookieName(config), options).header('clear-site-data', '"cache"')
    return {}
  })

  serve(usersCalls.listSessions, async ({ db, session }) => ({ data: await listSessions(db, session) }))

  serve(usersCalls.endOtherSessions, async ({ db, body, session, sessions, request }) => {
    const checked = await requirePassword(db, config, session.userId, body.password, 'password')
    const ended = await endOtherSessions(db, session, { checked, address: clientAddress(request) })
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(usersCalls.searchUsers, async ({ db, body }) => ({ data: await searchUsers(db, body) }))

  serve(usersCalls.deleteUser, async () => {
    throw new Problem('ACCOUNT_DELETION_DISABLED', 'Accounts cannot be deleted.')
  })
}
