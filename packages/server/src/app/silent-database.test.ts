import path from 'node:path'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '#platform/config'
import { readEvents } from '#testing/read-events'
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy'
import { useApp } from '#testing/test-app'
import { runServer } from './run-server.ts'

// A call may wait ten seconds and everything may take fifteen to go on (API-11). A busy machine gets twice the time.
const CALL_MS = 20_000
const AGAIN_MS = 30_000

const app = useApp()
let proxy: TcpProxy
let server: Awaited<ReturnType<typeof runServer>>

const urlThroughProxy = () => {
  const url = new URL(app().databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${proxy.port}`
  return url.href
}

beforeAll(async () => {
  const { host, port } = inject('postgres')
  proxy = await startTcpProxy(host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port })
  server = await runServer(
    readConfig({
      DATABASE_URL: urlThroughProxy(),
      DATA_DIR: app().config.dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWT_SECRET: new TextDecoder().decode(app().secrets.jwt),
    }),
  )
})
afterEach(() => proxy.pass())
afterAll(async () => {
  await server.stop()
  await proxy.stop()
})

const headers = () => ({ authorization: `JWT ${app().staffToken}`, 'content-type': 'application/json' })
const ask = (url: string, signal: AbortSignal) => fetch(`${server.address}${url}`, { headers: headers(), signal })
const readUsers = (signal = AbortSignal.timeout(CALL_MS)) => ask(usersCalls.checkSession.path, signal)

/** Asks again and again until the answer has the status; its last answer. */
const untilStatus = async (status: number, url: string, signal = AbortSignal.timeout(AGAIN_MS)): Promise<Response> => {
  const response = await ask(url, signal)
  return response.status === status ? response : untilStatus(status, url, signal)
}

const makeOrganization = async (name: string) =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name } })).answer.data._id

/** Opens a stream of changes once the server streams them again. */
const openStream = async (lastEventId?: string): ReturnType<typeof readEvents> => {
  const stream = await readEvents(server.address, {
    ...headers(),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  })
  return stream.status === 200 ? stream : openStream(lastEventId)
}

const expectSilence = async (response: Response) => {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  const { code, message } = (await response.json()) as { code: string; message: string }
  expect([code, message]).toEqual(['NOT_READY', 'The database does not answer. Please try again in a moment.'])
}

it('connections that die without a word are replaced, and the streams of changes catch up (API-11)', async () => {
  const first = await openStream()
  const before = await makeOrganization('Before')
  const { id } = await first.nextOf(before)

  proxy.swallow()
  const meanwhile = await makeOrganization('Meanwhile')
  const [answer] = await Promise.all([readUsers(), untilStatus(200, usersCalls.checkSession.path), first.ended()])
  expect([200, 503]).toContain(answer.status)

  const second = await openStream(id)
  expect((await second.nextOf(meanwhile)).data['action']).toBe('created')
  const later = await makeOrganization('Later')
  await second.nextOf(later)
  second.leave()
})

it('a database that takes connections and answers nothing is 503 for calls that wait, new calls and readiness, until it answers (API-11)', async () => {
  await untilStatus(200, usersCalls.checkSession.path)
  proxy.freeze()

  const calls = Array.from({ length: 20 }, () => readUsers())
  for (const response of await Promise.all([...calls, ask('/health/ready', AbortSignal.timeout(CALL_MS))]))
    await expectSilence(response)
  await expectSilence(await readUsers())
  await expectSilence(await ask('/health/ready', AbortSignal.timeout(CALL_MS)))

  proxy.pass()
  await untilStatus(200, '/health/ready')
  expect((await readUsers()).status).toBe(200)
})

it('a database that refuses connections is 503 at once, and everything goes on when it is back (API-11)', async () => {
  proxy.refuse()
  await expectSilence(await untilStatus(503, usersCalls.checkSession.path))
  await expectSilence(await untilStatus(503, '/health/ready'))

  proxy.pass()
  await untilStatus(200, '/health/ready')
  expect((await readUsers()).status).toBe(200)
})
