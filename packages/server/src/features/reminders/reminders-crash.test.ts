import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { afterEach, expect, it, vi } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const CLIENTS = 210
const KILLS = 20

const app = useApp()
const servers: ChildProcess[] = []

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
const end = async (server: ChildProcess) => {
  server.kill('SIGKILL')
  if (!hasEnded(server)) await once(server, 'exit')
}

let dataDir = ''
afterEach(async () => {
  for (const server of servers.splice(0)) await end(server)
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the real server as its own process; it does the morning's work at once. */
const startServer = () => {
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: app().databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  servers.push(server)
  return server
}

const counted = async () => {
  const { prepared, sent } = await app()
    .db.selectFrom('reminders')
    .select((eb) => [
      eb.fn.countAll<number>().as('prepared'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'sent').as('sent'),
    ])
    .executeTakeFirstOrThrow()
  return prepared + sent
}

const until = (isReached: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 60_000, interval: 2 })

const isJobDone = async () => {
  const job = await app().db.selectFrom('jobs').select('done_for').where('name', '=', 'reminders').executeTakeFirst()
  return Boolean(job?.done_for)
}

it('a server that is killed twenty times in the morning sends each reminder once, and loses none (REM-2)', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-morning-'))
  const day = addDays(todayIn('Europe/Dublin'), 7)
  for (let n = 0; n < CLIENTS; n += 1)
    await makeOrganization(app(), {
      name: `Killed ${n} Ltd`,
      mail: `client${n}@example.ie`,
      hasDomiciliation: true,
      domiciliationPaidReminder: day,
    })
  await app().staff(remindersCalls.updateReminderRule, {
    params: { rule: 'DOMICILIATION' },
    body: { on: true, automatic: true },
  })

  // Half of the kills come while reminders are prepared, the others while they are sent.
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = startServer()
    await until(async () => (await counted()) >= (kill * 2 * CLIENTS) / (KILLS + 1))
    expect(await isJobDone()).toBe(false)
    await end(server)
  }
  startServer()
  await until(isJobDone)

  const emails = await app()
    .db.selectFrom('mails')
    .select('recipient')
    .where('tag', '=', 'domiciliation-reminder')
    .execute()
  expect(emails).toHaveLength(CLIENTS)
  expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(CLIENTS)
  const reminders = await app().db.selectFrom('reminders').select('state').execute()
  expect(reminders.map(({ state }) => state)).toEqual(Array.from({ length: CLIENTS }, () => 'sent'))
}, 180_000)
