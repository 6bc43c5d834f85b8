import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestSmtpServer, startSmtpServer } from '#testing/smtp-server'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'

const EMAILS = 500
const KILLS = 3
const SETTLED = ['sent', 'failed', 'unconfirmed']

const app = useApp()
let dataDir = ''
const servers: ChildProcess[] = []
const peers: TestSmtpServer[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-crash-'))
})
const ended = (server: ChildProcess) =>
  new Promise<void>((done) => {
    if (server.exitCode === null && server.signalCode === null) server.once('exit', () => done())
    else done()
  })
const end = async (server: ChildProcess | undefined, signal: NodeJS.Signals) => {
  server?.kill(signal)
  if (server) await ended(server)
}
afterEach(async () => {
  for (const server of servers.splice(0)) await end(server, 'SIGKILL')
  for (const peer of peers.splice(0)) await peer.stop()
  await rm(dataDir, { recursive: true })
})

const peer = async (options: Parameters<typeof startSmtpServer>[0] = {}) => {
  const started = await startSmtpServer({ hideSTARTTLS: true, ...options })
  peers.push(started)
  return started
}
/** The server as it is run, with its mail going to the peer. */
const start = (smtp: TestSmtpServer) => {
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
const emailsOf = (ids: string[]) =>
  app()
    .db.selectFrom('mails')
    .select(['message_id as id', 'state', 'handed_over_at as handedOverAt'])
    .where('message_id', 'in', ids)
    .execute()
const untilSettled = (ids: string[]) =>
  vi.waitFor(async () => expect((await emailsOf(ids)).filter(({ state }) => !SETTLED.includes(state))).toEqual([]), {
    timeout: 60_000,
    interval: 200,
  })
const arrivedOf = (smtp: TestSmtpServer) => smtp.arrivals.map(({ messageId }) => messageId)
const twiceIn = (ids: string[]) => ids.filter((id, place) => ids.indexOf(id) !== place)

describe('a server killed while it sends, and started again', () => {
  it('in the middle of 500 mails sends each once; one of which nobody can know is told as unconfirmed', async () => {
    const smtp = await peer()
    const ids = await makeEmails(
      app(),
      Array.from({ length: EMAILS }, (_, n) => `client${n}@example.ie`),
    )
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = start(smtp)
      await smtp.until(Math.floor((EMAILS * kill) / (KILLS + 1)))
      await end(server, 'SIGKILL')
    }
    const last = start(smtp)
    await untilSettled(ids)
    await end(last, 'SIGTERM')

    const arrived = arrivedOf(smtp)
    const mails = await emailsOf(ids)
    const inState = (asked: string) => mails.filter(({ state }) => state === asked).map(({ id }) => id)
    expect(twiceIn(arrived)).toEqual([])
    expect(inState('failed')).toEqual([])
    // Between the note that a mail is about to be completed and its last byte a kill leaves it behind, and told so.
    const unconfirmed = inState('unconfirmed')
    expect(ids.filter((id) => !arrived.includes(id) && !unconfirmed.includes(id))).toEqual([])
    expect(inState('sent').length + unconfirmed.length).toBe(EMAILS)
    const events = await app().db.selectFrom('mail_events').select('id').where('event', '=', 'sent').execute()
    expect(events).toHaveLength(inState('sent').length)
  }, 120_000)

  it('after a whole mail was with the other side, which was thinking, does not send it again and says so', async () => {
    const whole = Promise.withResolvers<void>()
    const thought = Promise.withResolvers<undefined>()
    const smtp = await peer({
      atEnd: (to) => {
        if (!to.startsWith('doubt')) return undefined
        whole.resolve()
        return thought.promise
      },
    })
    const [doubt = ''] = await makeEmails(app(), ['doubt@example.ie'])
    const first = start(smtp)
    await whole.promise
    expect((await emailsOf([doubt]))[0]).toMatchObject({ state: 'sending', handedOverAt: expect.any(String) })
    await end(first, 'SIGKILL')
    thought.resolve(undefined)
    await smtp.until(1)
    start(smtp)
    await untilSettled([doubt])
    const [after = ''] = await makeEmails(app(), ['after@example.ie'])
    await untilSettled([after])
    expect(arrivedOf(smtp)).toEqual([doubt, after])
    expect((await emailsOf([doubt, after])).map(({ state }) => state).toSorted()).toEqual(['sent', 'unconfirmed'])
    const { answer } = await app().staff(emailsCalls.listRecentEmails, { params: { email: 'doubt@example.ie' } })
    expect(answer.data).toMatchObject([{ status: 'unconfirmed' }])
  }, 60_000)

  it('before a mail was whole at the other side sends it, once', async () => {
    const asked = Promise.withResolvers<void>()
    let isFirst = true
    const smtp = await peer({
      atRecipient: () => {
        asked.resolve()
        const isHeld = isFirst
        isFirst = false
        return isHeld ? new Promise<undefined>(() => {}) : undefined
      },
    })
    const [id = ''] = await makeEmails(app(), ['early@example.ie'])
    const first = start(smtp)
    await asked.promise
    await end(first, 'SIGKILL')
    start(smtp)
    await untilSettled([id])
    expect(arrivedOf(smtp)).toEqual([id])
    expect((await emailsOf([id]))[0]?.state).toBe('sent')
  }, 60_000)
})
