import * as z from 'zod'
import { followUpCodes } from './catalogue.ts'

/** An active follow-up inside an organization, under the names of the organization list (ORG-9). */
export const followUpEntry = z.object({
  _id: z.string(),
  followUpName: z.enum(followUpCodes),
  stepIndex: z.int(),
  deadline: z.string().nullable(),
  ARD: z.string().nullable(),
  comments: z.string().nullable(),
})
export type FollowUpEntry = z.output<typeof followUpEntry>
