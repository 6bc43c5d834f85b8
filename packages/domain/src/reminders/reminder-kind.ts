import * as z from 'zod'
import { deadlineKindTable } from '../deadlines/deadline-kinds.ts'
import { recurringServiceCodes } from '../organizations/services/recurring-services.ts'
import { type ReminderRuleCode, reminderRules } from './reminder-rule.ts'

/** What staff remind of from the company's page: corporation tax, or the payment of one recurring service (MAIL-10). */
export const reminderKinds = ['corporationTax', ...recurringServiceCodes] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The kind that a rule reminds of too (REM-1); undefined where staff do not remind of it from the company's page. */
export const kindOfRule = (rule: ReminderRuleCode): ReminderKind | undefined => {
  const kind = rule === 'IDENTITY' ? undefined : deadlineKindTable[rule]
  return kind && 'email' in kind ? kind.email : undefined
}

/** The rule of each kind: its reminders have the same text. */
export const ruleOfKind = Object.fromEntries(reminderRules.map((rule) => [kindOfRule(rule), rule])) as Record<
  ReminderKind,
  ReminderRuleCode
>

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
