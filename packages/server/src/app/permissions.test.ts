import { text } from 'node:stream/consumers'
import { permissions } from '@registrar/domain/access/permissions'
import { isPermitted, leastRoleFor } from '@registrar/domain/access/permitted-calls'
import { type Role, roles } from '@registrar/domain/access/roles'
import { type Call, callName, pathOf } from '@registrar/domain/shared/call'
import { expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { openSession } from '#platform/sessions/session-commands'
import { signToken } from '#platform/sessions/session'
import { useApp } from '#testing/test-app'
import { features } from './features.ts'

const app = useApp({ RATE_LIMIT_SIGN_IN_FAILURES: '10000' })

const calls: Call[] = Object.values(features).flatMap((feature) => Object.values(feature.calls))
const closed = calls.filter((call) => call.access === 'session')

const makeUser = async (role: Role): Promise<string> => {
  const id = newId()
  await app()
    .db.insertInto('users')
    .values({ id, first_name: role, last_name: 'Walker', email: `${role}@example.ie`, password_hash: 'none', role })
    .execute()
  return id
}

const tokenFor = async (userId: string): Promise<string> => {
  const expiresAt = later(now(), 3_600_000)
  const sessionId = await app()
    .db.transaction()
    .execute((tx) => openSession(tx, { userId, expiresAt, idleHours: null, device: null, address: null }))
  return signToken(app().secrets.jwt, sessionId, expiresAt)
}

// Sends unknown ids and an empty body, so a call that is permitted fails for another reason or changes nothing that matters.
const isForbidden = async (call: Call, token: string): Promise<boolean> => {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, newId()]))
  const response = await app().app.inject({
    method: call.method,
    url: pathOf(call.path, params),
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    ...(call.method !== 'GET' && { payload: '{}' }),
    // The stream of events never ends on its own.
    payloadAsStream: true,
  })
  const stream = response.stream()
  if (response.headers['content-type'] === 'text/event-stream') {
    stream.destroy()
    return false
  }
  expect(response.statusCode, callName(call)).not.toBe(500)
  return (JSON.parse(await text(stream)) as { code?: string }).code === 'FORBIDDEN'
}

it.each(roles)('%s may make exactly the calls that the table of permissions grants (USER-12)', async (role) => {
  const userId = await makeUser(role)

  const forbidden: string[] = []
  // Each call gets a new session, because one of the calls logs out.
  for (const call of closed) if (await isForbidden(call, await tokenFor(userId))) forbidden.push(callName(call))

  expect(forbidden).toEqual(closed.filter((call) => !isPermitted(role, call)).map(callName))
})

it('the table of permissions has a line for every closed call, and no other (USER-12)', () => {
  for (const call of calls) expect(() => leastRoleFor(call)).not.toThrow()
  expect(Object.keys(permissions).toSorted()).toEqual(closed.map(callName).toSorted())
})
