import * as z from 'zod'
import { aboutFields, isAboutOne, needsOne } from '../shared/about-one.ts'
import { emailAddresses } from '../shared/email-address.ts'
import { pageFields } from '../shared/page.ts'
import { requiredLines, requiredSentence } from '../shared/text.ts'
import { emailEvents, type EmailEvent } from './email-event.ts'

const { page, limit } = pageFields()

/** The body that asks for the emails about a company or a person, the newest first (MAIL-18). */
export const emailSearchBody = z.object({ ...aboutFields, page, limit }).refine(isAboutOne, needsOne)
export type EmailSearch = z.output<typeof emailSearchBody>

/** An email about a company or a person, with what happened to it last. */
export const emailAboutRecord = z.object({
  _id: z.string(),
  subject: z.string(),
  /** to whom it went */
  email: z.string(),
  /** when it was queued */
  date: z.iso.datetime(),
  event: z.enum(emailEvents),
  reason: z.string().nullable(),
  tag: z.string().nullable(),
  /** who had it sent; null when Registrar did by itself */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type EmailAboutRecord = z.output<typeof emailAboutRecord>

/** An email as it was sent, with all that happened to it, the latest first (MAIL-19). */
export const storedEmail = emailAboutRecord.extend({
  from: z.string(),
  /** null in an email about an account, which may have a link that signs somebody in */
  textContent: z.string().nullable(),
  htmlContent: z.string().nullable(),
  events: z.array(z.object({ event: z.enum(emailEvents), date: z.iso.datetime(), reason: z.string().nullable() })),
  /** whether it may be sent again: not an email about an account */
  canSendAgain: z.boolean(),
})
export type StoredEmail = z.output<typeof storedEmail>

/** The body that sends an email again: as it was, or with another subject or text (MAIL-19). */
export const emailToSendAgain = z.object({
  emailTo: emailAddresses,
  subject: requiredSentence(500).optional(),
  textContent: requiredLines(50_000).optional(),
})
export type EmailToSendAgain = z.output<typeof emailToSendAgain>

const LEFT: ReadonlySet<EmailEvent> = new Set(['sent', 'delivered', 'opened', 'clicked', 'complained', 'unconfirmed'])

/** What somebody must know before an email is sent again, by what happened to the first; null when that arrived or left (MAIL-19). */
export const warningBeforeSendingAgain = (events: readonly EmailEvent[]): string | null => {
  if (events.includes('failed')) return 'The first was never delivered: it failed.'
  if (events.includes('outbox'))
    return 'The first never left: it was kept in the outbox, because no mail server was set up.'
  if (events.some((event) => event === 'delivered' || event === 'opened' || event === 'clicked')) return null
  if (events.includes('unconfirmed')) return 'Nobody knows whether the first arrived.'
  return events.some((event) => LEFT.has(event))
    ? null
    : 'The first was never sent yet: it still waits, and will be sent too.'
}
