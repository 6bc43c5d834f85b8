import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { startSmtpPeer } from '#testing/smtp-peer'
import { useApp } from '#testing/test-app'
import { makeMails } from './emails.factory.ts'

const MAILS = 500
const KILLS = 3
/** Mails a worker has in hand at once: as many can have been taken by the peer and not yet been written down. */
const IN_HAND = 5

const app = useApp()
const servers: ChildProcess[] = []
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL')
})

it('a server killed in the middle of 500 mails and started again sends each of them, and none as another mail', async () => {
  const smtp = await startSmtpPeer({ hideSTARTTLS: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-crash-'))
  const start = () => {
    const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        DATABASE_URL: app().databaseUrl,
        PORT: '0',
        LOG_LEVEL: 'silent',
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'Registrar <office@example.ie>',
      },
      stdio: 'ignore',
    })
    servers.push(server)
    return server
  }
  const ended = (server: ChildProcess) => new Promise((done) => void server.once('exit', done))

  const ids = await makeMails(
    app(),
    Array.from({ length: MAILS }, (_, n) => `client${n}@example.ie`),
  )
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = start()
    await smtp.until(Math.floor((MAILS * kill) / (KILLS + 1)))
    server.kill('SIGKILL')
    await ended(server)
  }
  const last = start()
  await vi.waitFor(
    async () => {
      const sent = await app().db.selectFrom('mails').select('id').where('state', '=', 'sent').execute()
      expect(sent).toHaveLength(MAILS)
    },
    { timeout: 60_000, interval: 200 },
  )
  last.kill('SIGTERM')
  await ended(last)

  const arrived = smtp.arrivals.map(({ messageId }) => messageId)
  expect([...new Set(arrived)].toSorted()).toEqual(ids.toSorted())
  // SMTP has no way to ask whether a mail was taken before the line broke; such a mail comes again under its own id.
  expect(arrived.length - MAILS).toBeLessThanOrEqual(KILLS * IN_HAND)
  const events = await app().db.selectFrom('mail_events').select('id').where('event', '=', 'sent').execute()
  expect(events).toHaveLength(MAILS)
  await smtp.stop()
  await rm(dataDir, { recursive: true })
}, 120_000)
