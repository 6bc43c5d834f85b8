import * as z from 'zod'
import { emailAddress } from '../shared/email-address.ts'
import { text } from '../shared/text.ts'

/**
 * What can happen to a mail. `outbox`: without an SMTP server it was written to the outbox folder and left no further.
 * `delayed`: the other side asked to try later. `unconfirmed`: a server of ours ended between handing the mail over and
 * hearing that it was taken; most likely it was, and it is not sent again (MAIL-5).
 */
export const emailEvents = [
  'queued',
  'sent',
  'outbox',
  'delayed',
  'delivered',
  'failed',
  'unconfirmed',
  'opened',
  'clicked',
  'complained',
] as const
export type EmailEvent = (typeof emailEvents)[number]

const isWebAddress = (value: string) => value === '' || /^https?:\/\/\S+$/i.test(value)

/** What fills a template's `{{params.name}}`. */
export const templateParams = z
  .record(z.string().max(50), text(2000).nullish())
  .refine((params) => isWebAddress(params['signupLink'] ?? ''), {
    path: ['signupLink'],
    error: 'Write an http or https address.',
  })
export type TemplateParams = z.output<typeof templateParams>

/** The preview of a template; with `params` it is filled. */
export const templateRequest = z.object({ templateId: z.int(), params: templateParams.optional() })

/** A mail made of a template, to one address or each of several (MAIL-3). */
export const templateEmail = z.object({
  templateId: z.int(),
  emailTo: z.union([emailAddress.transform((address) => [address]), z.array(emailAddress).min(1).max(50)]),
  params: templateParams.default({}),
})
export type TemplateEmail = z.output<typeof templateEmail>

/** A mail that waits to be sent. */
export const queuedEmail = z.object({ _id: z.string(), email: z.string(), messageId: z.string() })
export type QueuedEmail = z.output<typeof queuedEmail>

/** A line of the e-mail history (MAIL-6). */
export const emailActivity = z.object({
  subject: z.string(),
  event: z.enum(emailEvents),
  date: z.iso.datetime(),
  from: z.string(),
  email: z.string(),
  tag: z.string().nullable(),
  messageId: z.string(),
})
export type EmailActivity = z.output<typeof emailActivity>

/** A recent mail to an address, with the last thing that happened to it. */
export const recentEmail = z.object({ subject: z.string(), status: z.enum(emailEvents), date: z.iso.datetime() })
export type RecentEmail = z.output<typeof recentEmail>

// Providers have several words for the same.
const providerEvents = {
  delivered: 'delivered',
  delivery: 'delivered',
  failed: 'failed',
  bounce: 'failed',
  bounced: 'failed',
  hard_bounce: 'failed',
  blocked: 'failed',
  dropped: 'failed',
  rejected: 'failed',
  invalid_email: 'failed',
  deferred: 'delayed',
  delayed: 'delayed',
  soft_bounce: 'delayed',
  open: 'opened',
  opened: 'opened',
  unique_opened: 'opened',
  click: 'clicked',
  clicked: 'clicked',
  spam: 'complained',
  complaint: 'complained',
  complained: 'complained',
} as const satisfies Record<string, EmailEvent>

const providerEvent = z.object({
  messageId: text(500),
  event: z
    .string()
    .max(50)
    .transform((word): EmailEvent | null => providerEvents[word.toLowerCase() as keyof typeof providerEvents] ?? null),
  date: z.iso.datetime({ offset: true }).transform((instant) => new Date(instant).toISOString()),
  reason: text(1000).nullish(),
})
export type ProviderEvent = z.output<typeof providerEvent>

/** What a mail provider reports: one event, or `events`, a list of them. */
export const webhookBody = z.union([
  z.object({ events: z.array(providerEvent).max(1000) }),
  providerEvent.transform((event) => ({ events: [event] })),
])
