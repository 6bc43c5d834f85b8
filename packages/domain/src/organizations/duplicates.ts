import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { text } from '../shared/text.ts'

/** What tells an organization from another of the same name. */
export const similarOrganization = z.object({
  _id: z.string(),
  name: z.string(),
  cro: z.string().nullable(),
  incorporationDate: isoDate.nullable(),
  createdAt: z.iso.datetime(),
})
export type SimilarOrganization = z.output<typeof similarOrganization>

/** Organizations whose names are the same once normalised (ORG-7). */
export const organizationDuplicates = z.object({
  /** the normalised name */
  _id: z.string(),
  /** the names, in the order of `records` */
  organizations: z.array(z.string()),
  records: z.array(similarOrganization),
  count: z.int(),
})
export type OrganizationDuplicates = z.output<typeof organizationDuplicates>

/** The name of an organization that may be made (ORG-33). */
export const similarOrganizationsBody = z.object({ name: text(300) })
