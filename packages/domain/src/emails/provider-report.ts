import * as z from 'zod'
import { cleanLines } from '../shared/clean-text.ts'
import { instant } from '../shared/instant.ts'
import { rawText } from '../shared/text.ts'
import { emailEventOf } from './provider-words.ts'
import { readProviderDate } from './provider-date.ts'

const MAX_REASON = 1000
const MAX_WORD = 60

// A provider copies the words of other servers, which may contain anything. What PostgreSQL cannot store is left out.
const storable = (value: string) => value.replaceAll('\u0000', '').toWellFormed()

const knownEvent = z.string().transform((word, context) => {
  const event = emailEventOf(word)
  if (event !== undefined) return event

  context.addIssue({ code: 'custom', message: 'This word is not known.' })
  return z.NEVER
})

const providerEvent = z.object({
  messageId: z.string().transform(storable).pipe(rawText(500)),
  /** our event for the provider's word; null for a word that says nothing of what became of the email */
  event: knownEvent.meta({ description: 'a word of the provider, such as delivered, hard_bounce or email.opened' }),
  date: z
    .preprocess(
      readProviderDate,
      instant().refine((date) => Date.parse(date) > 0),
    )
    .meta({ description: 'ISO 8601 with a zone, seconds or milliseconds since 1970, or the date of an email header' }),
  reason: z.preprocess(
    (reason) => (typeof reason === 'string' ? cleanLines(storable(reason.slice(0, MAX_REASON))) : undefined),
    z.string().optional(),
  ),
})
export type ProviderEvent = z.output<typeof providerEvent>

/** What was not understood of an event: its word when that is not known, otherwise null. */
export type NotUnderstood = { unknown: string | null }

const unknownWordOf = (event: unknown): string | null => {
  const word = typeof event === 'object' && event !== null && 'event' in event ? event.event : null
  return typeof word === 'string' && emailEventOf(word) === undefined ? storable(word.slice(0, MAX_WORD)) : null
}

const notUnderstood = z.unknown().transform((event): NotUnderstood => ({ unknown: unknownWordOf(event) }))
const isLoneEvent = (body: object) => !('events' in body) && ('messageId' in body || 'event' in body)

/**
 * A report of an email provider: one event, or a list in `events` (MAIL-5). An event that cannot be understood is kept as such,
 * because a provider sends a report that is refused again and again, with everything else in it.
 */
export const webhookBody = z.union([
  z.object({ events: z.array(z.union([providerEvent, notUnderstood])).max(1000) }),
  providerEvent.transform((event) => ({ events: [event] })),
  z
    .looseObject({})
    .refine(isLoneEvent, 'Send one event, or a list of them in events.')
    .transform((event) => ({ events: [{ unknown: unknownWordOf(event) }] })),
])
