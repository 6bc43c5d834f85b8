import * as z from 'zod'
import { reminderKind } from '../reminders/reminder-kind.ts'
import { emailAddresses, readEmailAddresses } from '../shared/email-address.ts'
import { filter } from '../shared/page.ts'
import { lines, text } from '../shared/text.ts'
import { emailEvents } from './email-event.ts'

const isWebAddress = (value: string) => value === '' || /^https?:\/\/\S+$/i.test(value)

/** The values for a template's `{{params.name}}` (MAIL-2). */
export const templateParams = z
  .record(text(50), lines(2000).nullish())
  .refine((params) => isWebAddress(params['signupLink'] ?? ''), {
    path: ['signupLink'],
    error: 'Write an http or https address.',
  })

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

/** The most addresses of one call. */
const MAX_ADDRESSES = 50

/** An email made of a template, to one address or to each of several; each text may have several (MAIL-3). */
export const templateEmail = z
  .object({
    ...chosenTemplate,
    emailTo: z
      .union([emailAddresses, z.array(emailAddresses).min(1).max(MAX_ADDRESSES)])
      .transform((sent) => [sent].flat().flatMap((field) => readEmailAddresses(field).addresses))
      .refine((addresses) => addresses.length <= MAX_ADDRESSES, `Write ${MAX_ADDRESSES} addresses at most.`),
    params: templateParams.default({}),
  })
  .refine(hasTemplate, needsTemplate)
export type TemplateEmail = z.output<typeof templateEmail>

/** An email that waits to be sent. */
export const queuedEmail = z.object({ _id: z.string(), email: z.string(), messageId: z.string() })
export type QueuedEmail = z.output<typeof queuedEmail>

/** An entry of the email history (MAIL-6). */
export const emailActivity = z.object({
  _id: z.string(),
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
