import { readFileSync } from 'node:fs'
import path from 'node:path'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const TOKEN = 'a token for the monitor'

const app = useApp()
const guarded = useApp({ METRICS_TOKEN: TOKEN })

const read = async () => (await app().app.inject({ url: '/metrics' })).body

const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

describe('without METRICS_TOKEN', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'a program on this machine (%s) gets the metrics',
    async (remoteAddress) => {
      const { statusCode, headers } = await app().app.inject({ url: '/metrics', remoteAddress })
      expect([statusCode, headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      ])
    },
  )

  it.each(['192.168.1.7', '203.0.113.9', '2001:db8::1'])(
    'another machine (%s) gets 401, with a session too',
    async (remoteAddress) => {
      for (const headers of [{}, { authorization: `JWT ${app().staffToken}` }, { authorization: 'Bearer undefined' }]) {
        const response = await app().app.inject({ url: '/metrics', remoteAddress, headers })
        expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED'])
      }
    },
  )

  it.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'crm.example.ie' },
    { 'X-Real-IP': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'crm.example.ie' },
  ])('a request that came through a proxy on this machine (%j) gets 401', async (headers) => {
    expect((await app().app.inject({ url: '/metrics', headers })).statusCode).toBe(401)
  })
})

describe('with METRICS_TOKEN', () => {
  it('only who names it gets the metrics, from any address and through any proxy', async () => {
    const response = await guarded().app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '198.51.100.1', host: 'crm.example.ie' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('registrar_http_requests_total')
  })

  it.each(['', 'Bearer', 'Bearer wrong', `JWT ${TOKEN}`, TOKEN, 'session'])(
    '%j gets 401, on this machine too',
    async (given) => {
      const authorization = given === 'session' ? `JWT ${guarded().staffToken}` : given
      const response = await guarded().app.inject({ url: '/metrics', headers: { authorization } })
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    },
  )
})

describe('the metrics', () => {
  it('count requests by the pattern of their route, never by an address', async () => {
    const line = 'registrar_http_requests_total{method="GET",route="/organization/:id",status="404"}'
    const before = valueOf(await read(), line) ?? 0
    const id = '01a1fbc3-c238-73ba-a010-250c35c466ab'
    await app().staff(organizationsCalls.findOrganization, { params: { id } })
    await app().app.inject({ url: '/no/such/place' })

    const text = await read()
    expect(valueOf(text, line)).toBe(before + 1)
    expect(valueOf(text, 'registrar_http_request_duration_seconds_count{method="GET",route="/organization/:id"}')).toBe(
      before + 1,
    )
    expect(text).toContain('route="none",status="404"')
    expect(text).not.toContain(id)
    expect(text).not.toContain('/no/such/place')
  })

  it('count the emails that wait, and tell the age of the oldest', async () => {
    expect(valueOf(await read(), 'registrar_mail_queue_emails')).toBe(0)
    expect(valueOf(await read(), 'registrar_mail_queue_oldest_seconds')).toBe(0)

    await sql`insert into mails (id, message_id, sender, recipient, subject, text_content, created_at, next_try_at)
      values (gen_random_uuid(), 'm', 'a@example.ie', 'b@example.ie', 's', 't', now() - interval '1 hour', now())`.execute(
      app().db,
    )

    const text = await read()
    expect(valueOf(text, 'registrar_mail_queue_emails')).toBe(1)
    expect(valueOf(text, 'registrar_mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(3600)
  })

  it('count no request that waits only because the metrics are read', async () => {
    expect(valueOf(await read(), 'registrar_database_pool_waiting_requests')).toBe(0)
  })

  it('say when each job last succeeded', async () => {
    await sql`insert into jobs (name, done_for, finished_at) values ('reminders', '2026-11-20', '2026-11-20T06:00:05Z')`.execute(
      app().ownerDb,
    )
    const line = 'registrar_job_last_success_timestamp_seconds{job="reminders"}'
    expect(valueOf(await read(), line)).toBe(Date.parse('2026-11-20T06:00:05Z') / 1000)
  })

  it.each([
    'registrar_database_up',
    'registrar_database_size_bytes',
    'registrar_database_pool_connections',
    'registrar_stale_records{reader="deadlines"}',
    'registrar_live_streams',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])('include %s', async (line) => {
    expect(valueOf(await read(), line)).toBeGreaterThanOrEqual(0)
  })

  it.each(['prometheus/registrar-alerts.yaml', 'grafana/registrar-dashboard.json'])(
    'include everything that deploy/%s asks for',
    async (file) => {
      const text = readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8')
      const asked = new Set(text.match(/\b(registrar|nodejs|process)_[a-z0-9_]+/g))
      expect(asked.size).toBeGreaterThan(5)

      const shown = new Set([...(await read()).matchAll(/^([a-z0-9_]+)[ {]/gm)].map(([, name]) => name))
      expect([...asked].filter((name) => !shown.has(name))).toEqual([])
    },
  )
})
