import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server'
import { createSmtp } from './smtp.ts'

let smtpServer: TestSmtpServer | undefined
afterEach(() => smtpServer?.stop())

const email = {
  messageId: 'one@registrar.example',
  from: 'firm@registrar.example',
  replyTo: null,
  isAutomatic: false,
  to: 'client@example.ie',
  subject: 'Annual return',
  text: 'Dear client',
  html: null,
  date: '2026-02-03T10:00:00.000Z',
}

it('beforeEnd is called once, after the server has accepted the recipient (MAIL-5)', async () => {
  let isAccepted = false
  smtpServer = await startSmtpServer({
    hideSTARTTLS: true,
    atRecipient: async () => {
      // Long enough for the whole email to be written, were it not held back.
      for (let tick = 0; tick < 1000; tick += 1) await new Promise((resolve) => void setImmediate(resolve))
      isAccepted = true
      return undefined
    },
  })
  const beforeEnd = vi.fn<() => Promise<void>>(() => Promise.resolve(expect(isAccepted).toBe(true)))
  const delivery = await createSmtp(`smtp://127.0.0.1:${smtpServer.port}`).deliver(email, beforeEnd)
  expect(delivery).toEqual({ outcome: 'sent' })
  expect(beforeEnd).toHaveBeenCalledOnce()
})

it('an email whose beforeEnd rejects never arrives, and its outcome is unreachable', async () => {
  smtpServer = await startSmtpServer({ hideSTARTTLS: true })
  const beforeEnd = () => Promise.reject(new Error('Another worker has taken this email over.'))
  const delivery = await createSmtp(`smtp://127.0.0.1:${smtpServer.port}`).deliver(email, beforeEnd)
  expect(delivery.outcome).toBe('unreachable')
  expect(smtpServer.arrivals).toEqual([])
})

it('a mail server that goes silent before it has the whole email is given up, one that refuses connections too', async () => {
  const silent = createServer((socket) => void socket.write('220 silent.example.ie\r\n')).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const deliver = () =>
    createSmtp(`smtp://127.0.0.1:${port}`, { stalledMs: 100 }).deliver(email, () => Promise.resolve())
  expect(await deliver()).toEqual({ outcome: 'unreachable', note: 'The mail server is silent.' })

  silent.close()
  expect((await deliver()).outcome).toBe('unreachable')
})

it('an email to something that is not an address is refused, and so does not hold up the others', async () => {
  smtpServer = await startSmtpServer({ hideSTARTTLS: true })
  const mailer = createSmtp(`smtp://127.0.0.1:${smtpServer.port}`)
  const delivery = await mailer.deliver({ ...email, to: 'none' }, () => Promise.resolve())
  expect(delivery).toEqual({ outcome: 'refused', note: 'No recipients defined' })
})
