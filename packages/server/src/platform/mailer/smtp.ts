import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Delivery, Mailer } from './mailer.ts'
import { messageOf } from './message.ts'
import { openSmtpSocket } from './smtp-socket.ts'

// A server may take ten minutes to accept a whole email (RFC 5321, section 4.5.3.2.6). A client that leaves earlier sends it
// twice.
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 600_000 }

/** A mail server that is silent for this long before it has the whole email is given up, and the email is tried again. */
const STALLED_MS = 20_000

type Timeouts = typeof TIMEOUTS_MS & { stalledMs: number }

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** How far a delivery came: before the server was connected and signed in, in the middle of the email, or past its end. */
type Progress = 'connecting' | 'begun' | 'handed over'

// RFC 5321, section 4.2.1: 5yz is permanent, 4yz is transient. These codes are about this recipient or this message. Every
// other failure before the email (no connection, TLS, sign-in, sender refused) is about the server or the configuration.
const ABOUT_THE_EMAIL = new Set(['EENVELOPE', 'EMESSAGE'])

const failureOf = (error: SmtpError, progress: Progress): Delivery => {
  const note = error.message.slice(0, 500)
  if (progress === 'handed over' && !error.responseCode) return { outcome: 'unanswered', note }
  // Nodemailer found no valid recipient and did not ask the server. MAIL_FROM is checked at the start.
  if (error.code === 'EENVELOPE' && error.command === 'API') return { outcome: 'refused', note }

  // A server that takes a connection and drops it in the middle of an email, perhaps with 421, may do so for this recipient
  // alone, and takes the other emails.
  if (progress === 'begun' && error.command === 'CONN') return { outcome: 'delayed', note }

  const isAboutEmail = ABOUT_THE_EMAIL.has(error.code ?? '') && error.command !== 'MAIL FROM'
  if (!isAboutEmail || !error.responseCode) return { outcome: 'unreachable', note }
  return { outcome: error.responseCode >= 500 ? 'refused' : 'delayed', note }
}

async function* beforeItsEnd(message: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>) {
  yield* message
  await beforeEnd()
}

/**
 * Passes a message on, but not its end, until `beforeEnd` resolves. Nothing is read before the SMTP server asks for the
 * message, so `beforeEnd` is not called while it may still refuse the recipient.
 */
const waitBeforeEnd = (message: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>): Readable =>
  Readable.from(beforeItsEnd(message, beforeEnd))

/**
 * Connects to an SMTP server and signs in, without sending anything.
 * @throws the error of the connection, of TLS or of the account
 */
export const checkSmtp = async (url: string): Promise<void> => {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS_MS, socketTimeout: TIMEOUTS_MS.connectionTimeout })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Delivers emails to an SMTP server: `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with name and
 * password in the address. Each email gets a new connection, so no connection is in an unknown state.
 */
export const createSmtp = (url: string, more: Partial<Timeouts> = {}): Mailer => {
  const { stalledMs, ...timeouts }: Timeouts = { ...TIMEOUTS_MS, stalledMs: STALLED_MS, ...more }
  return {
    deliver: async (email, beforeEnd) => {
      let progress: Progress = 'connecting'
      const handOver = async () => {
        await beforeEnd()
        progress = 'handed over'
      }

      const transport = nodemailer.createTransport({
        url,
        ...timeouts,
        getSocket: (server, done) =>
          openSmtpSocket(
            server,
            { openMs: timeouts.connectionTimeout, stalledMs, isOver: () => progress === 'handed over' },
            done,
          ),
      })
      transport.use('stream', ({ message }, done) => {
        // Nodemailer opens the message once it is connected and signed in.
        message.processFunc((whole) => {
          progress = 'begun'
          return waitBeforeEnd(whole, handOver)
        })
        done()
      })

      try {
        await transport.sendMail(messageOf(email))
        return { outcome: 'sent' }
      } catch (error) {
        return failureOf(error as SmtpError, progress)
      }
    },
  }
}
