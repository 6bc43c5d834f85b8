import * as z from 'zod'
import { shapeOf } from '../shared/field.ts'
import { saidOfFiling } from '../filings/filed-change.ts'
import { addMonths, isoDate, type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { personFieldTable } from './person-fields.ts'

/** The fields of a person that a client may write (PERSON-1). */
export const personFields = z.object(shapeOf(personFieldTable))

/** The body of a change: any of the fields (API-4, API-10). */
export const personChanges = personFields.partial().extend({
  ...loadedVersion,
  /** the day on which what the register of officers says of the person changed (FIL-10); today by default */
  changedOn: optionalIsoDate.optional(),
  ...saidOfFiling,
})
export type PersonChanges = z.output<typeof personChanges>

const hasLastName = ({ hasOneName, lastName }: { hasOneName?: unknown; lastName?: unknown }): boolean =>
  hasOneName === true || (typeof lastName === 'string' && cleanLine(lastName) !== '')

/** The body that creates a person: both names, or one when the person has no other, and any other field (PERSON-2). */
export const newPerson = personFields
  .partial()
  .extend({ firstName: requiredText(200), lastName: text(200).optional() })
  .refine(hasLastName, {
    path: ['lastName'],
    error: 'This is required.',
    // Whatever else is wrong, the name that is missing is said too; a body that is no object has no names.
    when: ({ value }) =>
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'lastName') !== 'number',
  })
  .transform(({ lastName = '', ...fields }) => ({ ...fields, lastName }))

const serverFields = z.object({
  _id: z.string(),
  ...recordVersion,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

/** The whole record, as GET and PUT answer it. */
export const person = personFields.extend({
  birth: isoDate.nullable(),
  dateAml: isoDate.nullable(),
  ...serverFields.shape,
})
export type Person = z.output<typeof person>

/** What lists show of a person. */
export const personRow = person.pick({
  _id: true,
  version: true,
  firstName: true,
  lastName: true,
  mail: true,
  phone: true,
  nationality: true,
  vif: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
})

/** Years from a person's certification to the next one (PERSON-6). */
export const AML_REMINDER_YEARS = 3

/** The AML reminder: certification day + 3 years (PERSON-6). */
export const amlReminder = (dateAml: IsoDate | null): IsoDate | null =>
  dateAml && addMonths(dateAml, AML_REMINDER_YEARS * 12)

/** What a dash stands for, where a client must send something: no last name. */
const NO_NAME = new Set(['', '-'])

type SentNames = { lastName?: string | undefined; hasOneName?: boolean | undefined }

/** The validation problem of somebody who is said to have one name only and is given another one. */
export const HAS_ONE_NAME = 'Somebody who has one name only has no last name.'

/** Whether a save gives a last name to somebody whom it says to have one name only (PERSON-2). */
export const contradictsOneName = ({ lastName = '', hasOneName }: SentNames): boolean =>
  hasOneName === true && !NO_NAME.has(lastName)

/**
 * What a save changes besides (PERSON-2): who has one name only has the last name '', never '-', and who gets a last name has
 * no longer one name only. `names` are those that the person would have; `sent` is what the save gives.
 */
export const oneNameChanges = (names: SentNames, sent: SentNames): { hasOneName?: false; lastName?: '' } => {
  const { lastName = '', hasOneName } = names
  if (!hasOneName || lastName === '') return {}
  return sent.hasOneName !== true && !NO_NAME.has(lastName) ? { hasOneName: false } : { lastName: '' }
}
