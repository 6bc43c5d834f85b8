import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { applyStoredSettings, readConfig } from '../config.ts'
import { createMailer, NO_SENDER } from './create-mailer.ts'

let server: Server | undefined
afterEach(() => server?.close())

const email = (from: string) => ({
  messageId: '1@localhost',
  from,
  replyTo: null,
  to: 'client@example.ie',
  subject: 'Hello',
  text: 'Hello',
  html: null,
  isAutomatic: false,
  date: '2026-03-02T09:00:00.000Z',
})

/** An SMTP server that accepts everything, and notes the senders. */
const listen = async (): Promise<{ url: string; senders: string[] }> => {
  const senders: string[] = []
  server = createServer((socket) => {
    let isText = false
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (isText) {
          if (line === '.') socket.write('250 ok\r\n')
          if (line === '.') isText = false
          continue
        }
        const from = /^MAIL FROM:<([^>]*)>/i.exec(line)?.[1]
        if (from !== undefined) senders.push(from)
        isText = line.toUpperCase() === 'DATA'
        socket.write(isText ? '354 go on\r\n' : line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  const port = await new Promise<number>((resolve) =>
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  return { url: `smtp://127.0.0.1:${port}`, senders }
}

it('a server starts with SMTP_URL alone; emails wait until a sender is set, then leave under it (MAIL-20)', async () => {
  const { url, senders } = await listen()
  const config = readConfig({ SMTP_URL: url })
  const mailer = createMailer(config)
  const deliver = () => mailer.deliver(email(config.mailFrom), () => Promise.resolve())
  expect(await deliver()).toEqual({ outcome: 'unreachable', note: NO_SENDER })

  const queuedBefore = email(config.mailFrom)
  applyStoredSettings(config, { MAIL_FROM: 'Firm <office@example.ie>' })
  expect(await mailer.deliver(queuedBefore, () => Promise.resolve())).toEqual({ outcome: 'sent' })
  expect(await mailer.deliver(email('Other <other@example.ie>'), () => Promise.resolve())).toEqual({ outcome: 'sent' })
  expect(senders).toEqual(['office@example.ie', 'other@example.ie'])
})
