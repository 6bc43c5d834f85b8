import { Duplex } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Delivery, Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

// A server may think over a whole mail for ten minutes (RFC 5321, section 4.5.3.2.6); who goes earlier sends it twice.
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 600_000 }

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

// RFC 5321, section 4.2.1: 5yz is for good, 4yz for now. Only the answer about this recipient or this message is about the
// mail; every other failure (no connection, TLS, sign-in, sender refused) is the server's or the configuration's.
const ABOUT_THE_EMAIL = new Set(['EENVELOPE', 'EMESSAGE'])

const failureOf = (error: SmtpError): Delivery => {
  const note = error.message.slice(0, 500)
  const isAboutEmail = ABOUT_THE_EMAIL.has(error.code ?? '') && error.command !== 'MAIL FROM'
  if (!isAboutEmail || !error.responseCode) return { outcome: 'unreachable', note }
  // 421 closes the connection: the server as a whole is not taking mail.
  if (error.responseCode === 421) return { outcome: 'unreachable', note }
  return { outcome: error.responseCode >= 500 ? 'refused' : 'delayed', note }
}

/** Lets a message through and keeps its end back until `beforeEnd` resolves. */
const heldAtEnd = (beforeEnd: () => Promise<void>): Duplex =>
  Duplex.from(async function* held(message: AsyncIterable<Buffer>) {
    yield* message
    await beforeEnd()
  })

/**
 * Hands mail to an SMTP server: `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with name and password
 * in the address. One connection a mail: none is kept whose state would be in doubt.
 */
export const createSmtp = (url: string, timeouts: Partial<typeof TIMEOUTS_MS> = {}): Mailer => {
  return {
    deliver: async (mail, beforeEnd) => {
      const transport = nodemailer.createTransport({ url, ...TIMEOUTS_MS, ...timeouts })
      transport.use('stream', ({ message }, done) => {
        message.transform(() => heldAtEnd(beforeEnd))
        done()
      })
      try {
        await transport.sendMail(messageOf(mail))
        return { outcome: 'sent' }
      } catch (error) {
        return failureOf(error as SmtpError)
      }
    },
  }
}
