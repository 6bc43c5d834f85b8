import * as z from 'zod'
import { recordOutcome } from '../shared/record-outcome.ts'

/** The longest that a send waits, in seconds. */
const MAX_DELAY_SECONDS = 600

/** How long a send waits on the server before it starts, so that it can be taken back; none without it or with 0 (MAIL-16). */
export const delaySeconds = z.int().min(0).max(MAX_DELAY_SECONDS).optional()

/** A send waits, is being done, is done, or was taken back before it began. */
const sendStates = ['waiting', 'sending', 'sent', 'takenBack'] as const
export type SendState = (typeof sendStates)[number]

/** A send that was told to wait, as its user sees it; `outcomes` is empty until it is done. */
export const delayedSend = z.object({
  _id: z.string(),
  state: z.enum(sendStates),
  dueAt: z.iso.datetime(),
  outcomes: z.array(recordOutcome),
})
export type DelayedSend = z.output<typeof delayedSend>

/** The id of a send that waits, beside what a call answers at once. */
export const waitingSend = { sendId: z.string().optional() }
