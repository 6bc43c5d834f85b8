import { Writable } from 'node:stream'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseError } from 'pg'
import type { FastifyInstance } from 'fastify'
import { createServer } from '#platform/http/server'
import { STAFF_PASSWORD, useApp } from '#testing/test-app'
import { createApp } from './app.ts'

const app = useApp()

const lines: Record<string, unknown>[] = []
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line))
    done()
  },
})

let logged: FastifyInstance
beforeAll(async () => {
  const platform = { ...app(), config: { ...app().config, logLevel: 'info' } }
  logged = await createApp(platform, { log })
})
afterAll(() => logged.close())

const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  lines.length = 0
  const headers = { authorization: `JWT ${app().staffToken}` }
  await logged.inject({ method, url, headers, ...(payload && { payload }) })
  return [...lines]
}

it('the log has the pattern of an address, and neither the secret of a calendar, an email address nor the name of a file', async () => {
  const { url } = (await app().staff(calendarCalls.createCalendar, { body: { password: STAFF_PASSWORD } })).answer
  const asked = [
    [new URL(url).pathname, '/calendar/:secret.ics'],
    ['/user/emails/aoife@example.ie', '/user/emails/:email'],
    ['/file/people/123/passport of Aoife.pdf', '/file/*'],
    ['/auth/reset?token=secret-of-a-link', 'none'],
    ['/no/such/path/of/aoife@example.ie', 'none'],
  ] as const
  for (const [path, route] of asked) {
    const [line, ...more] = await send('GET', encodeURI(path))
    expect([line?.['route'], more]).toEqual([route, []])
    for (const part of [path, path.split('/').at(-1) ?? '', 'aoife', 'Aoife', 'secret-of-a-link'])
      expect(JSON.stringify(line)).not.toContain(part)
  }
})

it('each line of the log names the user, also that of a call that is refused or fails', async () => {
  expect(await send('POST', '/organization/search', {})).toMatchObject([{ userId: app().staffId, status: 200 }])
  expect(await send('POST', '/organization/export', { format: 'csv' })).toMatchObject([
    { msg: 'export', userId: app().staffId },
    { msg: 'request', userId: app().staffId },
  ])
  expect(await send('POST', '/task', {})).toMatchObject([{ userId: app().staffId, status: 400 }])
})

it('a failure of the database is logged without the values of the row', async () => {
  const platform = { ...app(), config: { ...app().config, logLevel: 'info' } }
  const server = await createServer(
    platform,
    async (routes) => {
      routes.app.get('/fails', { config: { access: 'public' } }, () => {
        const error = new DatabaseError('duplicate key value violates unique constraint "users_email"', 1, 'error')
        throw Object.assign(error, { code: '23505', detail: 'Key (email)=(aoife@example.ie) already exists.' })
      })
    },
    { log },
  )
  lines.length = 0
  await server.inject({ url: '/fails' })
  await server.close()

  expect(lines[0]).toMatchObject({ msg: 'request failed', err: { code: '23505', stack: expect.any(String) } })
  expect(JSON.stringify(lines)).not.toContain('aoife')
})

it('the log has who made a call, except of one that is made without a name (FIRM-9)', async () => {
  const [named] = await send('POST', '/aml/firm/policy/search', {})
  const [unnamed, ...more] = await send('POST', '/aml/suspicion', { text: 'Cash in envelopes' })
  expect([named?.['userId'], unnamed?.['route'], unnamed?.['status'], more]).toEqual([
    app().staffId,
    '/aml/suspicion',
    200,
    [],
  ])
  expect(JSON.stringify(unnamed)).not.toContain(app().staffId)
})
