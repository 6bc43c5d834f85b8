import * as z from 'zod'

/** Organizations whose names are the same once normalised (ORG-7). */
export const organizationDuplicates = z.object({
  /** the normalised name */
  _id: z.string(),
  organizations: z.array(z.object({ _id: z.string(), name: z.string() })),
  count: z.int(),
})
export type OrganizationDuplicates = z.output<typeof organizationDuplicates>
