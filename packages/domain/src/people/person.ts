import * as z from 'zod'
import { shapeOf } from '../shared/field.ts'
import { addMonths, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { requiredText } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { personFieldTable } from './person-fields.ts'

/** The fields of a person that a client may write (PERSON-1). */
export const personFields = z.object(shapeOf(personFieldTable))

/** The body of a change: any of the fields (API-4, API-10). */
export const personChanges = personFields.partial().extend(loadedVersion)
export type PersonChanges = z.output<typeof personChanges>

/** The body that creates a person: both names, and any other field (PERSON-2). */
export const newPerson = personFields.partial().extend({ firstName: requiredText(200), lastName: requiredText(200) })

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
