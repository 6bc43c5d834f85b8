import * as z from 'zod'
import { linkRoles } from '../shared/link-roles.ts'
import { filter, pageFields, sortBy, yesOrNo } from '../shared/page.ts'
import { isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalText, text } from '../shared/text.ts'

/** Both `email`, the column's heading, and `mail`, the field, are accepted. */
export const personSortFields = ['createdAt', 'firstName', 'lastName', 'mail', 'email'] as const

/** The state of the AML reminder (PERSON-6): past, within 60 days, later, or without a certification. */
export const personAmlStates = ['late', 'soon', 'ok', 'none'] as const

/** The filters of the people list (PERSON-8). */
export const personSearchBody = z.object({
  ...pageFields(),
  ...sortBy(personSortFields, 'createdAt'),
  /** linked to this organization */
  organizationId: filter(text(100)),
  /** with this role in an organization; together with `organizationId`, in that one */
  role: filter(z.enum(linkRoles)),
  pep: filter(yesOrNo),
  vif: filter(yesOrNo),
  aml: filter(z.enum(personAmlStates)),
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
      firstName: z.string(),
      birth: isoDate.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  count: z.int(),
})
export type PersonDuplicates = z.output<typeof personDuplicates>

/** What is typed of a person who may be made (PERSON-11). */
export const similarPeopleBody = z.object({
  firstName: text(200),
  lastName: text(200),
  mail: optionalText(254).optional(),
  birth: optionalIsoDate.optional(),
})
export type SimilarPeopleBody = z.output<typeof similarPeopleBody>

/** What tells a person from another of the same name. */
export const similarPerson = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mail: z.string().nullable(),
  birth: isoDate.nullable(),
  createdAt: z.iso.datetime(),
})
export type SimilarPerson = z.output<typeof similarPerson>
