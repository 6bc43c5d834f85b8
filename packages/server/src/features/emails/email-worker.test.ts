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
import { listenForNotifications } from '#platform/database/notifications'
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
const smtpServers: TestSmtpServer[] = []

beforeAll(() => {
  pool = createPool(app().databaseUrl, { max: 20 })
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await Promise.all(smtpServers.splice(0).map((smtpServer) => smtpServer.stop()))
})
afterAll(() => pool.end())

const startSmtp = async (options: Parameters<typeof startSmtpServer>[0] = {}) => {
  const started = await startSmtpServer({ hideSTARTTLS: true, ...options })
  smtpServers.push(started)
  return started
}

const rethrow = (error: unknown): void => {
  throw error
}
const startWorker = (mailer: Mailer, onError = rethrow, { pollMs = 30 } = {}) => {
  const timing = { pollMs, firstRetryMs: 20, firstPauseMs: 20 }
  const worker = startEmailWorker({ db: app().db, pool, mailer, linkSecret: app().secrets.jwt, onError, timing })
  workers.push(worker)
  return worker
}
const startWorkerWith = (url: string, onError = rethrow, timing: { pollMs?: number } = {}) =>
  startWorker(createSmtp(url), onError, timing)
// The earlier worker stops first: both would claim the same emails, and the one that cannot send them might win.
const replaceWorkerWith = async (url: string) => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  startWorkerWith(url)
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
  vi.waitFor(async () => expect(await eventsOf(messageId)).toEqual(events), { timeout: 120_000 })

const areFinal = async (ids: string[]) => {
  const rows = await app().db.selectFrom('mails').select('state').where('message_id', 'in', ids).execute()
  return rows.every(({ state }) => state === 'sent' || state === 'failed')
}
const untilFinal = (ids: string[]) =>
  vi.waitFor(async () => expect(await areFinal(ids)).toBe(true), { timeout: 120_000 })

describe('a queued email (MAIL-4)', () => {
  it('arrives once, with a text and an HTML part, and is shown as sent', async () => {
    const smtp = await startSmtp({ hideSTARTTLS: false })
    const [id = ''] = await makeEmails(app(), ['zoe@example.ie'])
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}?requireTLS=true&tls.rejectUnauthorized=false`)
    await untilEvents(id, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ messageId, to }) => [messageId, to])).toEqual([[id, 'zoe@example.ie']])
    expect(smtp.arrivals[0]?.raw).toMatch(/text\/plain[^]*text\/html/)
    expect(smtp.arrivals[0]?.raw).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r$/m)
  })

  it('is sent at once, not when the worker looks the next time', async () => {
    const smtp = await startSmtp()
    const worker = startWorkerWith(`smtp://127.0.0.1:${smtp.port}`, rethrow, { pollMs: 600_000 })
    const notifications = listenForNotifications(pool, [worker.subscriber])
    try {
      for (const to of ['first@example.ie', 'second@example.ie']) {
        const [id = ''] = await makeEmails(app(), [to])
        await untilEvents(id, ['queued', 'sent'])
        expect(smtp.arrivals.at(-1)?.to).toBe(to)
      }
    } finally {
      await notifications.stop()
    }
  })

  it('is never sent when its transaction is rolled back', async () => {
    const smtp = await startSmtp()
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    const rolledBack = app()
      .db.transaction()
      .execute(async (tx) => {
        await makeEmails({ db: tx, config: app().config }, ['rolled-back@example.ie'])
        throw new Error('rolled back')
      })
    await expect(rolledBack).rejects.toThrow('rolled back')
    const [id = ''] = await makeEmails(app(), ['after@example.ie'])
    await untilEvents(id, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ to }) => to)).toEqual(['after@example.ie'])
  })

  it('is sent by only one of several workers', async () => {
    const smtp = await startSmtp()
    const ids = await makeEmails(app(), addresses('shared', 60))
    for (let count = 0; count < 3; count += 1) startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilFinal(ids)
    expect(smtp.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  })
})

describe('an SMTP server', () => {
  it.each([
    ['refuses a recipient for good', { atRecipient: (to: string) => (to.startsWith('bad') ? 550 : undefined) }],
    ['refuses a message for good', { atEnd: (to: string) => (to.startsWith('bad') ? 554 : undefined) }],
  ])('that %s makes only that email fail, and gets the others', async (_how, verdicts) => {
    const smtp = await startSmtp(verdicts)
    const [bad = '', good = ''] = await makeEmails(app(), ['bad@example.ie', 'good@example.ie'])
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(bad, ['queued', 'failed'])
    await untilEvents(good, ['queued', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([good])
  })

  it('that refuses an email for now gets it later, once', async () => {
    const tries = new Map<string, number>()
    const smtp = await startSmtp({
      atRecipient: (to) => {
        tries.set(to, (tries.get(to) ?? 0) + 1)
        return (tries.get(to) ?? 0) < 3 ? 451 : undefined
      },
    })
    const ids = await makeEmails(app(), addresses('later', 10))
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilFinal(ids)
    for (const id of ids) await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
  })

  it('that is slow with one email does not delay the others', async () => {
    const verdict = Promise.withResolvers<undefined>()
    const smtp = await startSmtp({ atEnd: (to) => (to.startsWith('slow') ? verdict.promise : undefined) })
    const [slow = '', ...others] = await makeEmails(app(), ['slow@example.ie', ...addresses('quick', 10)])
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilFinal(others)
    expect(await eventsOf(slow)).toEqual(['queued'])
    verdict.resolve(undefined)
    await untilEvents(slow, ['queued', 'sent'])
    expect(smtp.arrivals).toHaveLength(11)
  })

  it.each([0, 3])(
    'that is down while the clock is %i days ahead gets every email once when both are right',
    async (days) => {
      const first = await startSmtp()
      const { port } = first
      await smtpServers.pop()?.stop()
      const ids = await makeEmails(app(), addresses('dead', 20))
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(later(now(), days * 24 * 60 * 60 * 1000)) })
      startWorkerWith(`smtp://127.0.0.1:${port}`)
      await expect.poll(async () => (await Promise.all(ids.map(eventsOf))).flat()).toContain('delayed')
      vi.useRealTimers()
      const back = await startSmtp({ port })
      await untilFinal(ids)
      expect(back.arrivals.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted())
    },
  )

  it('that never answers is given up, and the email waits', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as { port: number }

    const [id = ''] = await makeEmails(app(), ['silence@example.ie'])
    startWorker(createSmtp(`smtp://127.0.0.1:${port}`, { greetingTimeout: 100 }))
    await untilEvents(id, ['queued', 'delayed'])
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    silent.close()

    const smtp = await startSmtp()
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([id])
  })

  it('whose certificate no authority has signed gets an email only when the configuration allows it', async () => {
    const smtp = await startSmtp({ secure: true })
    const [id = ''] = await makeEmails(app(), ['tls@example.ie'])
    startWorkerWith(`smtps://127.0.0.1:${smtp.port}`)
    await untilEvents(id, ['queued', 'delayed'])
    expect(smtp.arrivals).toEqual([])
    await replaceWorkerWith(`smtps://127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`)
    await untilEvents(id, ['queued', 'delayed', 'sent'])
  })

  it('that asks for a name and a password gets the configured ones, and no email fails because they are wrong', async () => {
    const smtp = await startSmtp({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'registrar' && password === 'p@ss' ? done(null, { user: 1 }) : done(new Error('Invalid')),
    })
    const [id = ''] = await makeEmails(app(), ['auth@example.ie'])
    const signInWith = (password: string) => replaceWorkerWith(`smtp://registrar:${password}@127.0.0.1:${smtp.port}`)
    await signInWith('wrong')
    await untilEvents(id, ['queued', 'delayed'])
    await signInWith('p%40ss')
    await untilEvents(id, ['queued', 'delayed', 'sent'])
    expect(smtp.arrivals.map(({ messageId }) => messageId)).toEqual([id])
  })
})

describe('an email', () => {
  it('is given up after five days without success', async () => {
    const smtp = await startSmtp({ atRecipient: () => 451 })
    const [old = '', young = ''] = await makeEmails(app(), ['old@example.ie', 'young@example.ie'])
    const sixDaysAgo = later(now(), -6 * 24 * 60 * 60 * 1000)
    await app().db.updateTable('mails').set({ created_at: sixDaysAgo }).where('message_id', '=', old).execute()
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`)
    await untilEvents(old, ['queued', 'failed'])
    await untilEvents(young, ['queued', 'delayed'])
    expect(smtp.arrivals).toEqual([])
    await app().db.updateTable('mails').set({ state: 'failed', worker: null }).where('message_id', '=', young).execute()
  })

  it('is still sent after the worker has lost its connection to the database', async () => {
    const smtp = await startSmtp()
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`, () => {})
    await untilFinal(await makeEmails(app(), ['before@example.ie']))
    const { rows } =
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(app().ownerDb)
    expect(rows).not.toEqual([])

    const ids = await makeEmails(app(), addresses('after-loss', 10))
    await untilFinal(ids)
    expect(smtp.arrivals.map(({ to }) => to)).toHaveLength(11)
  })
})

describe('an email that was taken over from a living worker', () => {
  it('is not completed by that worker, and arrives once', async () => {
    const addressed = Promise.withResolvers<void>()
    const verdict = Promise.withResolvers<undefined>()
    const smtp = await startSmtp({
      atRecipient: () => {
        addressed.resolve()
        return verdict.promise
      },
    })
    const [id = ''] = await makeEmails(app(), ['taken@example.ie'])
    startWorkerWith(`smtp://127.0.0.1:${smtp.port}`, () => {})
    await addressed.promise

    const successor = await startSmtp()
    await app().db.updateTable('mails').set({ worker: -1 }).where('message_id', '=', id).execute()
    verdict.resolve(undefined)
    await replaceWorkerWith(`smtp://127.0.0.1:${successor.port}`)
    await untilEvents(id, ['queued', 'sent'])
    expect([smtp.arrivals, successor.arrivals.map(({ messageId }) => messageId)]).toEqual([[], [id]])
  })
})

describe('without an SMTP server', () => {
  it('emails go to the outbox folder as .eml files, and are shown as outbox', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-outbox-'))
    const [id = ''] = await makeEmails(app(), ['élise@example.fr'])
    startWorker(createMailer({ smtpUrl: undefined, dataDir, mailFrom: 'office@example.ie', isSenderSet: true }))
    await untilEvents(id, ['queued', 'outbox'])
    expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([`${id.replace('@', '_')}.eml`])
    const eml = await readFile(path.join(dataDir, 'outbox', `${id.replace('@', '_')}.eml`), 'utf8')
    expect(eml).toContain(`Message-ID: <${id}>`)
    const { answer } = await app().staff(emailsCalls.listEmailActivity)
    expect(answer.events.find((event) => event.messageId === id)).toMatchObject({ event: 'outbox' })
    await rm(dataDir, { recursive: true })
  })
})
