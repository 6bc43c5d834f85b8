import * as z from 'zod'
import { isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalText, text } from '../shared/text.ts'

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
      /** the former name that brings the person into the group, where the present one is another (LIST-14) */
      formerly: z.string().nullable(),
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
  /** a name that the person had before and that is typed, where the present one is another */
  formerly: z.string().nullable(),
  /** whether the name differs from the typed one by a typing error */
  isNearly: z.boolean(),
  mail: z.string().nullable(),
  birth: isoDate.nullable(),
  createdAt: z.iso.datetime(),
})
export type SimilarPerson = z.output<typeof similarPerson>
