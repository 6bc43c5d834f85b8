import * as z from 'zod'
import { pageFields, sortBy } from '../shared/page.ts'

/** Both `email`, the column's heading, and `mail`, the field, are accepted. */
export const personSortFields = ['createdAt', 'firstName', 'lastName', 'mail', 'email'] as const

export const personSearchBody = z.object({
  ...pageFields(),
  ...sortBy(personSortFields, 'createdAt'),
  /** absent or null: people who are not deleted; anything else: the deleted ones */
  deletedAt: z.unknown().optional(),
})
export type PersonSearch = z.output<typeof personSearchBody>
export type PersonSearchInput = z.input<typeof personSearchBody>

/** People of one name, or of one email address (PERSON-4). */
export const personDuplicates = z.object({
  people: z.array(
    z.object({
      contactId: z.string(),
      originalLastName: z.string(),
      normalizedFirstName: z.string(),
      mail: z.string().nullable(),
    }),
  ),
  count: z.int(),
})
export type PersonDuplicates = z.output<typeof personDuplicates>
