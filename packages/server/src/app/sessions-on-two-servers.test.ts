import { usersCalls } from '@registrar/domain/users/users.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '#platform/database/database'
import { listenForNotifications } from '#platform/database/notifications'
import { forgetEndedSessions } from '#platform/sessions/ended-sessions'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { createApp } from './app.ts'
import { openSessionReader } from './session-reader.ts'

const app = useApp()

// A second server on the same database, and what it is told of ended sessions.
const start = async () => {
  const pool = createPool(app().databaseUrl, { max: 2 })
  const sessions = openSessionReader(app().db, app().secrets.jwt, app().config)
  const { promise: isListening, resolve: markListening } = Promise.withResolvers<void>()
  const { promise: sessionEnded, resolve: markSessionEnded } = Promise.withResolvers<void>()

  const subscriber = forgetEndedSessions(sessions)
  const notifications = listenForNotifications(pool, [
    {
      ...subscriber,
      onListening: () => {
        subscriber.onListening?.()
        markListening()
      },
      onMessage: (sessionId) => {
        subscriber.onMessage(sessionId)
        markSessionEnded()
      },
    },
  ])
  const server = await createApp({ ...app(), sessions })
  await isListening

  const stop = async () => {
    await server.close()
    await notifications.stop()
    await pool.end()
  }
  return { server, sessionEnded, stop }
}
let other: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  other = await start()
})
afterAll(() => other.stop())

it('a session that ends on one server is refused by another that has just used it (USER-2)', async () => {
  const names = { firstName: 'Aoife', lastName: 'Byrne', email: 'aoife@example.ie' }
  const body = { ...names, password: 'a decent password', secretCode: SECRET_CODE }
  const { token } = (await app().anybody(usersCalls.signUp, { body })).answer
  const statusOnOtherServer = async () => {
    const headers = { authorization: `JWT ${token}` }
    return (await other.server.inject({ url: usersCalls.checkSession.path, headers })).statusCode
  }

  expect(await statusOnOtherServer()).toBe(200)
  await app().as(token)(usersCalls.logout)
  await other.sessionEnded
  expect(await statusOnOtherServer()).toBe(401)
})
