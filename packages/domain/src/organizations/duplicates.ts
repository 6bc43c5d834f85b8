import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { text } from '../shared/text.ts'

/** What tells an organization from another of the same name. `formerly`: a name that it had before and that is typed, where its present one is another. */
export const similarOrganization = z.object({
  _id: z.string(),
  name: z.string(),
  formerly: z.string().nullable(),
  /** whether its name differs from the typed one by a typing error */
  isNearly: z.boolean(),
  cro: z.string().nullable(),
  incorporationDate: isoDate.nullable(),
  createdAt: z.iso.datetime(),
})
export type SimilarOrganization = z.output<typeof similarOrganization>

/** By what organizations are a group: one name, one CRO number, one tax number (ORG-7). */
const duplicateReasons = ['name', 'cro', 'tax'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Organizations that have the same name once normalised, or the same number (ORG-7). */
export const organizationDuplicates = z.object({
  /** the normalised name, or 'cro:22045', or 'tax:1234567T' */
  _id: z.string(),
  by: z.enum(duplicateReasons),
  /** the names, in the order of `records` */
  organizations: z.array(z.string()),
  /** `formerly`: the former name that brings it into the group, where its present one is another (LIST-14) */
  records: z.array(similarOrganization.omit({ isNearly: true }).extend({ taxNumber: z.string().nullable() })),
  count: z.int(),
})
export type OrganizationDuplicates = z.output<typeof organizationDuplicates>

/** The name of an organization that may be made (ORG-33). */
export const similarOrganizationsBody = z.object({ name: text(300) })
