import * as z from 'zod'
import { cleanLines } from '../shared/clean-text.ts'
import { emailAddress } from '../shared/email-address.ts'
import { instant } from '../shared/instant.ts'
import { filter } from '../shared/page.ts'
import { lines, rawText, text } from '../shared/text.ts'
import { reminderKind } from './reminders/reminder-kind.ts'

/**
 * What can happen to an email (MAIL-5). `outbox`: there is no SMTP server, so it was written to the outbox folder.
 * `delayed`: the receiving server asked to try later. `unconfirmed`: the email was handed over and no answer was heard, because
 * our server stopped or for five days; it was most likely accepted, and is not sent again.
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

/** The values for a template's `{{params.name}}` (MAIL-2). */
export const templateParams = z
  .record(text(50), lines(2000).nullish())
  .refine((params) => isWebAddress(params['signupLink'] ?? ''), {
    path: ['signupLink'],
    error: 'Write an http or https address.',
  })
export type TemplateParams = z.output<typeof templateParams>

const chosenTemplate = {
  /** one of MAIL-1; optional when `kind` is given */
  templateId: z.int().optional(),
  /** a kind of reminder: its text replaces the template's, in the template's language (MAIL-10) */
  kind: reminderKind,
  /** the organization whose name, dates and language a reminder uses */
  organizationId: filter(text(100)),
}
/** The validation problem of a body that names neither a template nor a kind (MAIL-3). */
export const needsTemplate = {
  path: ['templateId'],
  error: 'Send templateId or kind.',
}

/** Whether a body names a template, by its id or by its kind (MAIL-3). */
export const hasTemplate = (body: { templateId?: number | undefined; kind?: string | undefined }) =>
  body.templateId !== undefined || body.kind !== undefined

/** The body that asks for a template's preview; with `params` or `organizationId` the template is filled (MAIL-3). */
export const templateRequest = z
  .object({ ...chosenTemplate, params: templateParams.optional() })
  .refine(hasTemplate, needsTemplate)
export type TemplateRequest = z.output<typeof templateRequest>

/** An email made of a template, to one address or to each of several (MAIL-3). */
export const templateEmail = z
  .object({
    ...chosenTemplate,
    emailTo: z.union([emailAddress, z.array(emailAddress).min(1).max(50)]).transform((sent) => [sent].flat()),
    params: templateParams.default({}),
  })
  .refine(hasTemplate, needsTemplate)
export type TemplateEmail = z.output<typeof templateEmail>

/** An email that waits to be sent. */
export const queuedEmail = z.object({ _id: z.string(), email: z.string(), messageId: z.string() })
export type QueuedEmail = z.output<typeof queuedEmail>

/** An entry of the email history (MAIL-6). */
export const emailActivity = z.object({
  subject: z.string(),
  event: z.enum(emailEvents),
  date: z.iso.datetime(),
  from: z.string(),
  email: z.string(),
  tag: z.string().nullable(),
  messageId: z.string(),
  /** why it failed or is delayed, in the words of the receiving server or of the provider; null when nothing was said */
  reason: z.string().nullable(),
})
export type EmailActivity = z.output<typeof emailActivity>

/** A recent email to an address, with its latest event (MAIL-6). */
export const recentEmail = z.object({
  subject: z.string(),
  status: z.enum(emailEvents),
  date: z.iso.datetime(),
  /** the reason of the latest event, as in `emailActivity` */
  reason: z.string().nullable(),
})
export type RecentEmail = z.output<typeof recentEmail>

// Providers use different words for the same event.
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

const isProviderEvent = (word: string): word is keyof typeof providerEvents => Object.hasOwn(providerEvents, word)

const MAX_REASON = 1000

// A provider copies the words of other servers, which may contain anything. What PostgreSQL cannot store is left out.
const storable = (value: string) => value.replaceAll('\u0000', '').toWellFormed()

const providerEvent = z.object({
  messageId: z.string().transform(storable).pipe(rawText(500)),
  event: z.string().transform((event): EmailEvent | null => {
    const word = event.toLowerCase()
    return isProviderEvent(word) ? providerEvents[word] : null
  }),
  date: instant().refine((date) => Date.parse(date) > 0),
  reason: z.preprocess(
    (reason) => (typeof reason === 'string' ? cleanLines(storable(reason.slice(0, MAX_REASON))) : undefined),
    z.string().optional(),
  ),
})
export type ProviderEvent = z.output<typeof providerEvent>

const notUnderstood = z.unknown().transform(() => null)
const isLoneEvent = (body: object) => !('events' in body) && ('messageId' in body || 'event' in body)

/**
 * A report of an email provider: one event, or a list in `events` (MAIL-5). An event that cannot be understood is null, because
 * a provider sends a report that is refused again and again, with everything else in it.
 */
export const webhookBody = z.union([
  z.object({ events: z.array(z.union([providerEvent, notUnderstood])).max(1000) }),
  providerEvent.transform((event) => ({ events: [event] })),
  z
    .looseObject({})
    .refine(isLoneEvent, 'Send one event, or a list of them in events.')
    .transform(() => ({ events: [null] })),
])
