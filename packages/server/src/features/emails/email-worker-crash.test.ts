import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { counts } from '#testing/counts'
import { useServerProcesses } from '#testing/server-processes'
import { type TestSmtpServer, startSmtpServer } from '#testing/smtp-server'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'

const EMAILS = counts.emailsWhileKilled
const KILLS = counts.killsWhileSending
const FINAL_STATES = ['sent', 'failed', 'unconfirmed']

const app = useApp()
const smtpServers: TestSmtpServer[] = []

// Vitest runs this hook after the one that kills the servers, so no connection to the SMTP servers is left open.
afterEach(async () => {
  for (const smtpServer of smtpServers.splice(0)) await smtpServer.stop()
})

const startProcess = useServerProcesses(app)

const startSmtp = async (options: Parameters<typeof startSmtpServer>[0] = {}) => {
  const started = await startSmtpServer({ hideSTARTTLS: true, ...options })
  smtpServers.push(started)
  return started
}

/** Starts a server that sends its emails to the SMTP server. */
const startServer = (smtp: TestSmtpServer) =>
  startProcess({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Registrar <office@example.ie>' })

const emailsOf = (ids: string[]) =>
  app()
    .db.selectFrom('mails')
    .select(['message_id as id', 'state', 'handed_over_at as handedOverAt'])
    .where('message_id', 'in', ids)
    .execute()

const untilFinal = (ids: string[]) =>
  vi.waitFor(
    async () => expect((await emailsOf(ids)).filter(({ state }) => !FINAL_STATES.includes(state))).toEqual([]),
    {
      timeout: 120_000,
      interval: 200,
    },
  )

const arrivedOf = (smtp: TestSmtpServer) => smtp.arrivals.map(({ messageId }) => messageId)
const duplicatesIn = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

describe('a server that is killed while it sends, and started again (MAIL-5)', () => {
  it('sends each of many emails once, and marks those in doubt as unconfirmed', async () => {
    const smtp = await startSmtp()
    const ids = await makeEmails(
      app(),
      Array.from({ length: EMAILS }, (_, n) => `client${n}@example.ie`),
    )

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = startServer(smtp)
      await smtp.until(Math.floor((EMAILS * kill) / (KILLS + 1)))
      await server.end()
    }

    const last = startServer(smtp)
    await untilFinal(ids)
    await last.end('SIGTERM')

    const arrived = arrivedOf(smtp)
    const emails = await emailsOf(ids)
    const inState = (wanted: string) => emails.filter(({ state }) => state === wanted).map(({ id }) => id)
    expect(duplicatesIn(arrived)).toEqual([])
    expect(inState('failed')).toEqual([])
    // A kill between the recorded hand-over and the last byte leaves an email unsent, and unconfirmed.

    const unconfirmed = inState('unconfirmed')
    expect(ids.filter((id) => !arrived.includes(id) && !unconfirmed.includes(id))).toEqual([])
    expect(inState('sent').length + unconfirmed.length).toBe(EMAILS)

    const events = await app().db.selectFrom('mail_events').select('id').where('event', '=', 'sent').execute()
    expect(events).toHaveLength(inState('sent').length)
  })

  it('does not send an email again that the SMTP server had received completely but not yet answered', async () => {
    const received = Promise.withResolvers<void>()
    const verdict = Promise.withResolvers<undefined>()
    const smtp = await startSmtp({
      atEnd: (to) => {
        if (!to.startsWith('doubt')) return undefined
        received.resolve()
        return verdict.promise
      },
    })
    const [doubt = ''] = await makeEmails(app(), ['doubt@example.ie'])

    const first = startServer(smtp)
    await received.promise
    // The server commits the hand-over while it sends the end of the email, so either may arrive first.
    await expect
      .poll(async () => (await emailsOf([doubt]))[0])
      .toMatchObject({ state: 'sending', handedOverAt: expect.any(String) })
    await first.end()
    verdict.resolve(undefined)
    await smtp.until(1)

    startServer(smtp)
    await untilFinal([doubt])
    const [after = ''] = await makeEmails(app(), ['after@example.ie'])
    await untilFinal([after])

    expect(arrivedOf(smtp)).toEqual([doubt, after])
    expect((await emailsOf([doubt, after])).map(({ state }) => state).toSorted()).toEqual(['sent', 'unconfirmed'])
    const { answer } = await app().staff(emailsCalls.listRecentEmails, { params: { email: 'doubt@example.ie' } })
    expect(answer.data).toMatchObject([{ status: 'unconfirmed' }])
  })

  it('sends an email once that the SMTP server had not received completely', async () => {
    const addressed = Promise.withResolvers<void>()
    let isFirst = true
    const smtp = await startSmtp({
      atRecipient: () => {
        addressed.resolve()
        const isStuck = isFirst
        isFirst = false
        return isStuck ? new Promise<undefined>(() => {}) : undefined
      },
    })
    const [id = ''] = await makeEmails(app(), ['early@example.ie'])

    const first = startServer(smtp)
    await addressed.promise
    await first.end()
    startServer(smtp)
    await untilFinal([id])

    expect(arrivedOf(smtp)).toEqual([id])
    expect((await emailsOf([id]))[0]?.state).toBe('sent')
  })
})
