import path from 'node:path'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { nowMs } from '#platform/clock'
import { readConfig } from '#platform/config'
import { hasPgBouncer, startPgBouncer } from '#testing/pgbouncer'
import { readEvents } from '#testing/read-events'
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy'
import { useApp } from '#testing/test-app'
import { explainStart } from './explain-start.ts'
import { runServer } from './run-server.ts'

if (!hasPgBouncer) process.stdout.write('PgBouncer is not installed here, so nothing is tried behind it.\n')

const HOUR_MS = 3_600_000

const app = useApp()
let direct: TcpProxy

beforeAll(async () => {
  const { host, port } = inject('postgres')
  direct = await startTcpProxy(host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port })
  const name = new URL(app().databaseUrl).pathname.slice(1)
  // A database whose own clock is five hours off shows instants that are read in the wrong time zone.
  await sql`alter database ${sql.id(name)} set timezone = 'America/New_York'`.execute(app().ownerDb)
})
afterAll(() => direct.stop())

const through = (port: number) => {
  const url = new URL(app().databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${port}`
  return url.href
}

const start = (env: Record<string, string>) =>
  runServer(
    readConfig({
      DATA_DIR: app().config.dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWT_SECRET: new TextDecoder().decode(app().secrets.jwt),
      ...env,
    }),
  )

/** Works on a server as many people at once do: what the calls answered, and by how many hours the instants are wrong. */
const workOn = async (address: string) => {
  const headers = { authorization: `JWT ${app().staffToken}`, 'content-type': 'application/json' }
  const stream = await readEvents(address, headers)
  const { method, path: url } = organizationsCalls.createOrganization
  const statuses = new Set<number>()

  // Enough at once that each connection of the pooler serves several clients, and each statement comes often.
  const work = async (_: unknown, at: number) => {
    const body = JSON.stringify({ name: `Behind a pooler ${at}` })
    const created = await fetch(`${address}${url}`, { method, headers, body })
    const { _id: id } = ((await created.json()) as { data: { _id: string } }).data
    const found = await fetch(`${address}/organization/${id}`, { headers })
    for (const { status } of [created, found]) statuses.add(status)
    return (await found.json()) as { _id: string; createdAt: string }
  }
  const made = await Promise.all(Array.from({ length: 40 }, work))
  await stream.nextOf(made.at(-1)?._id ?? '')
  stream.leave()

  const hoursOff = made.map(({ createdAt }) => Math.round((nowMs() - Date.parse(createdAt)) / HOUR_MS))
  return { statuses: [...statuses], hoursOff: [...new Set(hoursOff)] }
}

describe.skipIf(!hasPgBouncer)('behind PgBouncer', () => {
  const behind = async (mode: 'session' | 'transaction' | 'statement', test: (url: string) => Promise<void>) => {
    const { user, password } = inject('postgres')
    const target = { host: '127.0.0.1', port: direct.port, user, ...(password && { password }) }
    const pooler = await startPgBouncer(mode, target)
    try {
      await test(through(pooler.port))
    } finally {
      await pooler.stop()
    }
  }

  it('by sessions, everything works, and instants are right', () =>
    behind('session', async (url) => {
      const server = await start({ DATABASE_URL: url })
      expect(await workOn(server.address)).toEqual({ statuses: [200], hoursOff: [0] })
      await server.stop()
    }))

  it('by transactions, everything works beside a direct address, and instants are right', () =>
    behind('transaction', async (url) => {
      const server = await start({ DATABASE_URL: url, DATABASE_DIRECT_URL: through(direct.port) })
      expect(await workOn(server.address)).toEqual({ statuses: [200], hoursOff: [0] })
      await server.stop()
    }))

  it.each([
    ['transaction', {}, /^DATABASE_URL leads to a pooler that works by transactions\. Set DATABASE_DIRECT_URL to /],
    ['transaction', { isDirectToo: true }, /^DATABASE_DIRECT_URL leads to a pooler that works by transactions\./],
    ['statement', {}, /^The database that DATABASE_URL names cannot be used: .*statement pooling/],
  ] as const)(
    'by %s with %o, a start is refused with a sentence',
    (mode, { isDirectToo }: { isDirectToo?: true }, why) =>
      behind(mode, async (url) => {
        const env = { DATABASE_URL: url, ...(isDirectToo && { DATABASE_DIRECT_URL: url }) }
        const failure = await start(env).then(() => 'It started.', explainStart)
        expect(failure).toMatch(why)
      }),
  )
})
