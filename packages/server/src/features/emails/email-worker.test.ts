import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { later, now } from '#platform/clock'
import { createPool } from '#platform/database/database'
import { createMailer } from '#platform/mailer/create-mailer'
import type { Mailer } from '#platform/mailer/mailer'
import { createSmtp } from '#platform/mailer/smtp'
import { type TestSmtpServer, startSmtpServer } from '#testing/smtp-server'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'
import { type EmailWorker, startEmailWorker } from './email-worker.ts'

const app = useApp()
let pool: pg.Pool
const workers: EmailWorker[] = []
const peers: TestSmtpServer[] = []

beforeAll(() => {
  pool = createPool(app().databaseUrl, { max: 20 })
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await Promise.all(peers.splice(0).map((peer) => peer.stop()))
})
afterAll(() => pool.end())

const peer = async (options: Parameters<typeof startSmtpServer>[0] = {}) => {
  const started = await startSmtpServer({ hideSTARTTLS: true, ...options })
  peers.push(started)
  return started
}
const complain = (error: unknown): void => {
  throw error
}
const work = (mailer: Mailer, onError = complain) => {
  const timing = { pollMs: 30, firstRetryMs: 20, firstPauseMs: 20 }
  workers.push(startEmailWorker({ db: app().db, pool, mailer, onError, timing }))
}
const workWith = (url: string, onError = complain) => work(createSmtp(url), onError)
// The earlier worker goes first: both would take the same mails, and the one that cannot hand them over might win.
const workAnewWith = async (url: string) => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  workWith(url)
}
const addresses = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}@example.ie`)

const eventsOf = async (messageId: string) => {
  const rows = await app()
    .db.selectFrom('mail_events')
    .innerJoin('mails', 'mails.id', 'mail_events.mail_id')
    .select('event')
    .where('message_id', '=', messageId)
    .orderBy('happened_at')
    .orderBy('mail_events.id')
    .execute()
  return rows.map(({ event }) => event)
}
const untilEvents = (messageId: string, events: string[]) =>
  vi.waitFor(async () => expect(await eventsOf(messageId)).toEqual(events), { timeout: 10_000 })
const isSettled = async (ids: string[]) => {
  const rows = await app().db.selectFrom('mails').select('state').where('message_id', 'in', ids).execute()
  return rows.every(({ state }) => state === 'sent' || state === 'failed')
}
const untilSettled = (ids: string[]) =>
  vi.waitFor(async () => expect(await isSettled(ids)).toBe(true), { timeout: 20_000 })

describe('a queued mail', () => {
  it('arrives once, with a text and an HTML part, and is told as sent', async () => {
    const smtp = await peer({ hideSTARTTLS: false })
    const [id = ''] = await makeEmails(app(), ['zoe@example.ie'])
    workWith(`smtp://127.0.0.1:${smtp.port}?requireTLS=true&tls.rejectUnauthorized=false`)
    await untilEvents(id, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ messageId, to }) => [messageId, to])).toEqual([[id, 'zoe@example.ie']])
    expect(smtp.arrivals[0]?.raw).toMatch(/text\/plain[^]*text\/html/)
    expect(smtp.arrivals[0]?.raw).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r$/m)
  })

  it('that is never committed never leaves', async () => {
    const smtp = await peer()
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    const undone = app()
      .db.transaction()
      .execute(async (tx) => {
        await makeEmails({ db: tx, config: app().config }, ['undone@example.ie'])
        throw new Error('undone')
      })
    await expect(undone).rejects.toThrow('undone')
    const [id = ''] = await makeEmails(app(), ['after@example.ie'])
    await untilEvents(id, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ to }) => to)).toEqual(['after@example.ie'])
  })

  it('is handed over by one of several workers only', async () => {
    const smtp = await peer()
    const ids = await makeEmails(app(), addresses('shared', 60))
    for (let count = 0; count < 3; count += 1) workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilSettled(ids)
    expect(smtp.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a server that', () => {
  it.each([
    ['refuses the recipient for good', { atRecipient: (to: string) => (to.startsWith('bad') ? 550 : undefined) }],
    ['refuses the message for good', { atEnd: (to: string) => (to.startsWith('bad') ? 554 : undefined) }],
  ])('%s fails that mail and takes the others', async (_how, verdicts) => {
    const smtp = await peer(verdicts)
    const [bad = '', good = ''] = await makeEmails(app(), ['bad@example.ie', 'good@example.ie'])
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(bad, ['queued', 'failed'])
    await untilEvents(good, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([good])
  })

  it('refuses for now gets the mail later, once', async () => {
    const tries = new Map<string, number>()
    const smtp = await peer({
      atRecipient: (to) => {
        tries.set(to, (tries.get(to) ?? 0) + 1)
        return (tries.get(to) ?? 0) < 3 ? 451 : undefined
      },
    })
    const ids = await makeEmails(app(), addresses('later', 10))
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilSettled(ids)
    for (const id of ids) await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  })

  it('is slow with one mail does not hold up the others', async () => {
    let letGo = () => {}
    const held = new Promise<undefined>((done) => {
      letGo = () => done(undefined)
    })
    const smtp = await peer({ atEnd: (to) => (to.startsWith('slow') ? held : undefined) })
    const [slow = '', ...others] = await makeEmails(app(), ['slow@example.ie', ...addresses('quick', 10)])
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilSettled(others)
    expect(await eventsOf(slow)).toEqual(['queued'])
    letGo()
    await untilEvents(slow, ['queued', 'sent'])
    expect(smtp.arrivals).toHaveLength(11)
  })

  it('is dead loses nothing: all arrive once when it is back', async () => {
    const first = await peer()
    const { port } = first
    await peers.pop()?.stop()
    const ids = await makeEmails(app(), addresses('dead', 20))
    workWith(`smtp://127.0.0.1:${port}`)
    await vi.waitFor(async () => expect((await Promise.all(ids.map(eventsOf))).flat()).toContain('delayed'))
    const back = await peer({ port })
    await untilSettled(ids)
    expect(back.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  })

  it('answers nothing is given up after a while, and the mail waits', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as { port: number }
    const [id = ''] = await makeEmails(app(), ['silence@example.ie'])
    work(createSmtp(`smtp://127.0.0.1:${port}`, { greetingTimeout: 100 }))
    await untilEvents(id, ['queued', 'delayed'])
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    silent.close()
    const smtp = await peer()
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([id])
  })

  it('has a certificate nobody vouches for gets no mail, unless the setting says so', async () => {
    const smtp = await peer({ secure: true })
    const [id = ''] = await makeEmails(app(), ['tls@example.ie'])
    workWith(`smtps://127.0.0.1:${smtp.port}`)
    await untilEvents(id, ['queued', 'delayed'])
    expect(smtp.arrivals).toEqual([])
    await workAnewWith(`smtps://127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`)
    await untilEvents(id, ['queued', 'delayed', 'sent'])
  })

  it('wants a name and a password is given those of the setting; wrong ones fail no mail', async () => {
    const smtp = await peer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'registrar' && password === 'p@ss' ? done(null, { user: 1 }) : done(new Error('Invalid')),
    })
    const [id = ''] = await makeEmails(app(), ['auth@example.ie'])
    const withPassword = (password: string) => workAnewWith(`smtp://registrar:${password}@127.0.0.1:${smtp.port}`)
    await withPassword('wrong')
    await untilEvents(id, ['queued', 'delayed'])
    await withPassword('p%40ss')
    await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([id])
  })
})

describe('a mail', () => {
  it('that could not be handed over for five days is given up', async () => {
    const smtp = await peer({ atRecipient: () => 451 })
    const [old = '', young = ''] = await makeEmails(app(), ['old@example.ie', 'young@example.ie'])
    const sixDaysAgo = later(now(), -6 * 24 * 60 * 60 * 1000)
    await app().db.updateTable('mails').set({ created_at: sixDaysAgo }).where('message_id', '=', old).execute()
    workWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(old, ['queued', 'failed'])
    await untilEvents(young, ['queued', 'delayed'])
    expect(smtp.arrivals).toEqual([])
    await app().db.updateTable('mails').set({ state: 'failed', worker: null }).where('message_id', '=', young).execute()
  })

  it('leaves all the same after the worker has lost its connection to the database', async () => {
    const smtp = await peer()
    workWith(`smtp://127.0.0.1:${smtp.port}`, () => {})
    await untilSettled(await makeEmails(app(), ['before@example.ie']))
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(app().db)
    const ids = await makeEmails(app(), addresses('after-loss', 10))
    await untilSettled(ids)
    expect(smtp.arrivals.map(({ to }) => to)).toHaveLength(11)
  })
})

describe('a mail that was taken over from a worker which lives', () => {
  it('is not completed by it, and arrives once', async () => {
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<undefined>()
    const smtp = await peer({
      atRecipient: () => {
        asked.resolve()
        return goOn.promise
      },
    })
    const [id = ''] = await makeEmails(app(), ['taken@example.ie'])
    workWith(`smtp://127.0.0.1:${smtp.port}`, () => {})
    await asked.promise
    const heir = await peer()
    await app().db.updateTable('mails').set({ worker: -1 }).where('message_id', '=', id).execute()
    goOn.resolve(undefined)
    await workAnewWith(`smtp://127.0.0.1:${heir.port}`)
    await untilEvents(id, ['queued', 'sent'])
    expect([smtp.arrivals, heir.arrivals.map(({ messageId }) => messageId)]).toEqual([[], [id]])
  })
})

describe('without an SMTP server', () => {
  it('mail goes to the outbox folder as .eml files, and is told so', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-outbox-'))
    const [id = ''] = await makeEmails(app(), ['élise@example.fr'])
    work(createMailer({ smtpUrl: undefined, dataDir }))
    await untilEvents(id, ['queued', 'outbox'])
    expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([`${id.replace('@', '_')}.eml`])
    const eml = await readFile(path.join(dataDir, 'outbox', `${id.replace('@', '_')}.eml`), 'utf8')
    expect(eml).toContain(`Message-ID: <${id}>`)
    const { answer } = await app().staff(emailsCalls.listEmailActivity)
    expect(answer.events.find((event) => event.messageId === id)).toMatchObject({ event: 'outbox' })
    await rm(dataDir, { recursive: true })
  })
})
