import * as z from 'zod'
import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import { remindedKinds } from '../deadlines/deadline-kinds.ts'

/** What clients are reminded of: a kind of deadline, or an identity document that expires (REM-1), with its name for staff. */
export const reminderRuleLabels = { ...remindedKinds, IDENTITY: 'Identity document' } as const
export type ReminderRuleCode = keyof typeof reminderRuleLabels
export const reminderRules = Object.keys(reminderRuleLabels) as [ReminderRuleCode, ...ReminderRuleCode[]]

const MAX_DAYS = 365
const dayCount = z.int().min(-MAX_DAYS).max(MAX_DAYS)

/** Day counts on the wire, from the day to the date: 7 is a week before it, -7 a week after. The largest comes first. */
export const dayCounts = z
  .array(dayCount)
  .max(20)
  .transform((days) => [...new Set(days)].toSorted((a, b) => b - a))

/** A rule with its settings: whether it prepares reminders, whether it sends them by itself, and when. */
export const reminderRule = z.object({
  rule: z.enum(reminderRules),
  on: z.boolean(),
  automatic: z.boolean(),
  days: z.array(z.int()),
})
export type ReminderRule = z.output<typeof reminderRule>

/** The body that changes a rule: any of its settings (API-4). */
export const reminderRuleChanges = reminderRule
  .pick({ on: true, automatic: true })
  .extend({ days: dayCounts })
  .partial()
export type ReminderRuleChanges = z.output<typeof reminderRuleChanges>

/** Whether a text is the code of a rule. */
export const isReminderRule = (code: string): code is ReminderRuleCode => reminderRules.some((rule) => rule === code)

/**
 * The first day of which a rule prepares reminders: what fell due more than its last step and a month ago is too old, as when a rule
 * is turned on for the first time (REM-2).
 */
export const oldestDay = (counts: readonly number[], today: IsoDate): IsoDate =>
  addMonths(addDays(today, Math.min(0, ...counts)), -1)

/**
 * The day count that a deadline has reached `days` days before its date: the last one, so that a missed one is caught up
 * only while no later one is reached (REM-2). Undefined before the first.
 */
export const reachedDayCount = (counts: readonly number[], days: number): number | undefined => {
  const reached = counts.filter((count) => days <= count)
  return reached.length === 0 ? undefined : Math.min(...reached)
}
