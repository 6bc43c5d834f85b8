import * as z from 'zod'
import { text } from '../shared/text.ts'
import { reminderRow } from './reminder.ts'

/** How many days ahead a company is chased for what it owes (REM-13). */
export const CHASE_DAYS = 30

/** The body that prepares reminders at once: of deadlines by their ids, or of a company (REM-13). */
export const remindersToChase = z.union([
  z.strictObject({ deadlineIds: z.array(text(100)).min(1, 'Choose at least one deadline.').max(1000) }),
  z.strictObject({ organizationId: text(100) }),
])
export type RemindersToChase = z.output<typeof remindersToChase>

/** The reminders that wait, and the deadlines that have none, each with the reason (REM-13). */
export const chasedReminders = z.object({
  data: z.array(reminderRow),
  refused: z.array(z.object({ _id: z.string(), reason: z.string() })),
})
export type ChasedReminders = z.output<typeof chasedReminders>
