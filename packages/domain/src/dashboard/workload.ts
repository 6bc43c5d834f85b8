import * as z from 'zod'
import { deadlineKind, deadlineUser } from '../deadlines/deadline-listing.ts'
import { isoDate } from '../shared/iso-date.ts'

/** How many weeks of deadlines the dashboard shows (UI-20). */
export const WEEKS_AHEAD = 12
export const DAYS_AHEAD = WEEKS_AHEAD * 7

/** The open deadlines of somebody, or of nobody, by how near they are. */
const load = z.object({
  user: deadlineUser.nullable().meta({ description: 'null: what nobody is in charge of' }),
  overdue: z.int(),
  week: z.int().meta({ description: 'today and the seven days after it' }),
  later: z.int().meta({ description: 'after that, within the twelve weeks' }),
})
export type Load = z.output<typeof load>

/**
 * The deadlines of the next twelve weeks, each of seven days from today on, by kind; and how much everybody has in charge.
 * What is snoozed is left out, as on the page of deadlines (DUE-8).
 */
export const workload = z.object({
  weeks: z.array(
    z.object({ from: isoDate, to: isoDate, kinds: z.array(z.object({ kind: deadlineKind, count: z.int() })) }),
  ),
  loads: z.array(load),
})
export type Workload = z.output<typeof workload>
