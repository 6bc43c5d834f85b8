import * as z from 'zod'
import { recurringServiceCodes } from '../../organizations/services/recurring-services.ts'

/** What a reminder email is about: corporation tax, or the payment of one recurring service (MAIL-10). */
export const reminderKinds = ['corporationTax', ...recurringServiceCodes] as const
export type ReminderKind = (typeof reminderKinds)[number]

const letters = (text: string) => text.replaceAll(/[^a-z]/gi, '').toLowerCase()

// `corporation_tax` and `CORPORATION TAX` are read as `corporationTax`.
const normalizedKind = (value: unknown) =>
  typeof value === 'string' ? (reminderKinds.find((kind) => letters(kind) === letters(value)) ?? value) : value

/** A kind on the wire; null and an empty text are none. */
export const reminderKind = z.preprocess(
  (value) => (value === '' || value === null ? undefined : normalizedKind(value)),
  z.enum(reminderKinds).optional(),
)

/** The last reminder of a kind that was sent for an organization, and has not failed. */
export const sentReminder = z.object({ kind: z.enum(reminderKinds), sentAt: z.iso.datetime(), email: z.string() })
export type SentReminder = z.output<typeof sentReminder>
