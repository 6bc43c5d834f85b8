import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { later, now, nowMs } from '#platform/clock'
import { createPool } from '#platform/database/database'
import { createSmtp } from '#platform/mailer/smtp'
import { startSmtpServer, type TestSmtpServer, type Verdict } from '#testing/smtp-server'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'
import { type EmailWorker, startEmailWorker } from './email-worker.ts'

const app = useApp()
let pool: pg.Pool
let worker: EmailWorker | undefined
let smtp: TestSmtpServer | undefined

beforeAll(() => {
  pool = createPool(app().databaseUrl)
})
afterEach(async () => {
  await worker?.stop()
  await smtp?.stop()
})
afterAll(() => pool.end())

const rethrow = (error: unknown): void => {
  throw error
}
const startWorker = (port: number, retryMs = 20) => {
  const timing = { pollMs: 30, firstRetryMs: retryMs, firstPauseMs: retryMs }
  const mailer = createSmtp(`smtp://127.0.0.1:${port}`)
  return startEmailWorker({ db: app().db, pool, mailer, linkSecret: app().secrets.jwt, onError: rethrow, timing })
}
const startWith = async (verdicts: { atRecipient?: Verdict; atEnd?: Verdict }, retryMs?: number) => {
  smtp = await startSmtpServer({ hideSTARTTLS: true, ...verdicts })
  worker = startWorker(smtp.port, retryMs)
}

const emailOf = (messageId: string) =>
  app()
    .db.selectFrom('mails')
    .select(['id', 'state', 'tries', 'next_try_at as next'])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()

const eventsOf = async (messageId: string) => {
  const { id } = await emailOf(messageId)
  const rows = await app()
    .db.selectFrom('mail_events')
    .select('event')
    .where('mail_id', '=', id)
    .orderBy('happened_at')
    .execute()
  return rows.map(({ event }) => event)
}

it('an email that is received and not answered is tried ever more rarely, and the others leave at once (MAIL-4)', async () => {
  const cuts: number[] = []
  const [cut = '', ...others] = await makeEmails(app(), [
    'cut@example.ie',
    ...Array.from({ length: 10 }, (_, n) => `uncut${n}@example.ie`),
  ])
  await startWith({
    atEnd: (to) => {
      if (!to.startsWith('cut')) return undefined
      cuts.push(nowMs())
      return 'cut'
    },
  })

  // After tries that follow each other by 20, 80 and 320 ms at least, the fourth waits for 1280 ms.
  await expect.poll(() => emailOf(cut)).toMatchObject({ state: 'queued', tries: 4 })
  const [first = 0, , , fourth = 0] = cuts
  expect(cuts).toHaveLength(4)
  expect(fourth - first).toBeGreaterThanOrEqual(20 + 80 + 320)
  expect(Date.parse((await emailOf(cut)).next) - fourth).toBeGreaterThanOrEqual(1280)
  expect(await eventsOf(cut)).toEqual(['queued', 'delayed'])
  for (const id of others) expect(await emailOf(id)).toMatchObject({ state: 'sent', tries: 1 })
})

it('an email that no server has answered for five days is unconfirmed, because it may have arrived (MAIL-5)', async () => {
  const [id = ''] = await makeEmails(app(), ['unanswered@example.ie'])
  const sixDaysAgo = later(now(), -6 * 24 * 60 * 60 * 1000)
  await app().db.updateTable('mails').set({ created_at: sixDaysAgo }).where('message_id', '=', id).execute()
  await startWith({ atEnd: () => 'cut' })
  await expect.poll(() => eventsOf(id)).toEqual(['queued', 'unconfirmed'])
})

const forLost = (answer: 'cut' | 421) => (to: string) => (to.startsWith('lost') ? answer : undefined)

it.each([
  ['breaks the connection at a recipient', { atRecipient: forLost('cut') }],
  ['answers 421 to a recipient', { atRecipient: forLost(421) }],
  ['answers 421 to a message', { atEnd: forLost(421) }],
])('a server that %s delays only that email, and gets the others at once (MAIL-4)', async (_how, verdicts) => {
  const [lost = '', ...others] = await makeEmails(app(), [
    'lost@example.ie',
    ...Array.from({ length: 10 }, (_, n) => `kept${n}@example.ie`),
  ])
  await startWith(verdicts, 600_000)

  for (const id of others) await expect.poll(() => emailOf(id)).toMatchObject({ state: 'sent' })
  await expect.poll(() => eventsOf(lost)).toEqual(['queued', 'delayed'])
})

it('the history of an email says why it was delayed the last time (MAIL-7)', async () => {
  const [id = ''] = await makeEmails(app(), ['twice@example.ie'])
  let tries = 0
  await startWith({
    atRecipient: () => {
      tries += 1
      return tries < 3 ? 450 : 452
    },
  })

  const delays = async () => {
    const { answer } = await app().staff(emailsCalls.listEmailActivity)
    return answer.events.filter((event) => event.messageId === id && event.event === 'delayed')
  }
  await expect.poll(delays).toMatchObject([{ reason: expect.stringContaining('452') }])
})

it('a try that reached no server does not make an email wait longer once there is one (MAIL-4)', async () => {
  const { port } = await startSmtpServer({ hideSTARTTLS: true }).then(async (gone) => {
    await gone.stop()
    return gone
  })
  const [id = ''] = await makeEmails(app(), ['patient@example.ie'])
  worker = startWorker(port)
  await expect.poll(() => eventsOf(id)).toEqual(['queued', 'delayed'])

  smtp = await startSmtpServer({ hideSTARTTLS: true, port })
  await expect.poll(() => emailOf(id)).toMatchObject({ state: 'sent', tries: 1 })
})
