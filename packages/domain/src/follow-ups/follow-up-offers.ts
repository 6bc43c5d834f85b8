import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { filter, pageFields } from '../shared/page.ts'
import { followUpCodes } from './catalogue.ts'
import { followUp } from './follow-up.ts'

/** The search for whole organizations with their follow-ups, of one kind or of all (FUP-34). */
export const followUpOrganizationsBody = z.object({
  ...pageFields(),
  name: filter(z.enum(followUpCodes)),
  /** by the nearest deadline, or by the farthest; what has no target comes last in both */
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})
export type FollowUpOrganizationsSearch = z.output<typeof followUpOrganizationsBody>

export const organizationFollowUps = z.object({ _id: z.string(), name: z.string(), followUps: z.array(followUp) })
export type OrganizationFollowUps = z.output<typeof organizationFollowUps>

/** What a completed follow-up leads to (FUP-35). */
export const nextOffer = z.object({
  followUps: z.array(
    z.object({
      name: z.enum(followUpCodes),
      label: z.string(),
      start_date: isoDate,
      ARD: isoDate.nullable(),
      deadline: isoDate.nullable(),
      /** whether the completed follow-up must be archived first, because it is of the same kind */
      archivesCompleted: z.boolean(),
    }),
  ),
  tasks: z.array(z.object({ title: z.string(), dueDate: isoDate })),
})
export type NextOffer = z.output<typeof nextOffer>
