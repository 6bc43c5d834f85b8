import { fileAddress } from '../files/file-address.ts'
import * as z from 'zod'
import { addMonths, isoDate, type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalText, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

/** A paper that proves who somebody is (PERSON-9). `type` is free: passport, identity card, driving licence. */
export const identityDocument = z.object({
  type: optionalText(100).default(null),
  number: optionalText(100).default(null),
  expiresOn: optionalIsoDate.default(null),
  url: fileAddress.nullable().default(null),
})

/** The fields of a person that a client may write (PERSON-1). */
export const personFields = z.object({
  firstName: text(200).trim(),
  lastName: text(200).trim(),
  phone: optionalText(50),
  mail: text(254).trim().nullable(),
  birth: optionalIsoDate,
  nationality: optionalText(100),
  /** Identified Person Number of the CRO */
  ipn: optionalText(100),
  /** personal public service number: masked wherever it need not be read (PERSON-7) */
  pps: optionalText(50),
  /** the number that the register of beneficial owners gave this person */
  rboNumber: optionalText(50),
  identityDocuments: z.array(identityDocument).max(100),
  /** the organization that this person is, when it is a legal person (PERSON-10) */
  sameAsOrganization: z.preprocess((value) => (value === '' ? null : value), text(100).nullable()),
  addressStreet1: optionalText(500),
  addressZip1: optionalText(50),
  addressCity1: optionalText(200),
  addressState1: optionalText(200),
  addressCountry1: optionalText(100),
  comments: optionalText(20_000),
  vif: z.boolean(),
  idPal: z.boolean(),
  /** politically exposed person */
  pep: z.boolean(),
  companyForm: optionalText(200),
  /** day of the AML certification */
  dateAml: optionalIsoDate,
  attachedFiles: z.array(fileAddress).max(5000),
})

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
