import * as z from 'zod'
import { followUpCodes } from './catalogue.ts'
import type { FollowUpDates } from './follow-up-rules.ts'

/** An active follow-up inside an organization, under the names of the organization list (ORG-9). */
export const followUpEntry = z.object({
  _id: z.string(),
  followUpName: z.enum(followUpCodes),
  stepIndex: z.int(),
  deadline: z.string().nullable(),
  ARD: z.string().nullable(),
  legalDay: z.string().nullable(),
  comments: z.string().nullable(),
})
export type FollowUpEntry = z.output<typeof followUpEntry>

/** An entry as the deadline rules read it. It is never archived, and needs no start date because its deadline is computed. */
export const followUpDates = ({
  followUpName,
  stepIndex,
  deadline,
  ARD,
  legalDay,
}: FollowUpEntry): FollowUpDates & { archived_at: null } => ({
  name: followUpName,
  step_index: stepIndex,
  start_date: null,
  ARD,
  deadline,
  legalDay,
  archived_at: null,
})
