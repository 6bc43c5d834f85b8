import * as z from 'zod'
import { mailStateLabels, mailStates } from '../shared/email-address.ts'
import { roleLabels, rolesOfLink } from '../shared/link-roles.ts'
import { askedFields, choice, columnOfField, listingOf, moreColumns, offered, yesNo } from '../shared/listing.ts'
import { yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { amlReminder, person, personFields, personRow } from './person.ts'
import { personFieldTable } from './person-fields.ts'

const otherFields = personFields.omit({ pps: true, identityDocuments: true, attachedFiles: true }).partial()

/**
 * A row of the people list: the person, and what the person is to which organizations (PERSON-3). It has another field of the record when the
 * search asks for it (LIST-15).
 */
const personListRow = otherFields.extend({
  ...personRow.shape,
  ...person.pick({ birth: true, otherMails: true, pep: true, dateAml: true, occupation: true }).shape,
  /** whether an email can be sent to what the field has */
  mailState: z.enum(mailStates),
  /** the names that the person had before, or that were merged into this record */
  formerly: z.array(z.string()),
  organizations: z.array(z.object({ _id: z.string(), name: z.string(), roles: rolesOfLink })),
})
export type PersonListRow = z.output<typeof personListRow>

/** A person's organizations with the roles there. */
const organizationsText = ({ organizations }: PersonListRow): string =>
  organizations
    .map(({ name, roles }) =>
      roles.length > 0 ? `${name} (${roles.map((role) => roleLabels[role]).join(', ')})` : name,
    )
    .join('; ')

const field = columnOfField(personFieldTable)

/** The people list (PERSON-3, PERSON-8). AML is the day of the next certification, and its state (PERSON-6). */
export const personListing = listingOf(personListRow)({
  title: 'People',
  columns: [
    { ...field('firstName'), sort: true },
    { ...field('lastName'), sort: true },
    { key: 'organizations', label: 'Organizations', width: 320, value: organizationsText },
    { ...field('mail'), sort: true, width: 260 },
    field('phone'),
    field('nationality'),
    { ...field('vif'), value: (row) => (row.vif ? 'ON' : 'OFF') },
    { ...field('pep'), value: (row) => (row.pep ? 'Yes' : 'No') },
    { key: 'aml', label: 'AML', kind: 'day', value: (row) => amlReminder(row.dateAml) },
    { key: 'createdAt', label: 'Created At', sort: 'desc', kind: 'day' },
    { key: 'email', label: 'Email', place: 'alias', sort: true, value: (row) => row.mail },
    { ...field('dateAml'), place: 'file' },
    { ...field('otherMails'), place: 'file', value: (row) => row.otherMails.join('; ') || null },
    { ...field('occupation'), place: 'file' },
  ],
  filters: {
    /** linked to this organization */
    organizationId: offered('Organization', text(100)),
    /** with this role in an organization; together with `organizationId`, in that one */
    role: choice('Role', roleLabels),
    pep: yesNo('PEP', 'Yes', 'No'),
    mailState: choice('Email address', mailStateLabels),
    vif: yesNo('VIF', 'ON', 'OFF'),
    /** people are found by the names that they had before, too, and by the addresses that a merge dropped */
    formerNames: yesOrNo,
    /** people of exactly the name that is searched come first, whatever the sort */
    exactNameFirst: yesOrNo,
    /** made or changed by this import */
    importId: offered('Import', text(100)),
    aml: choice('AML', { late: 'Late', soon: 'Within 60 days', ok: 'OK', none: 'Not certified' }),
  },
})

/** The other fields of a person, as columns (LIST-15). */
export const morePersonColumns = moreColumns<PersonListRow>(personFieldTable, personListing.columns)

/** The columns of an export of people. */
export const exportedPersonColumns = [...personListing.columns, ...morePersonColumns]

/** `deletedAt` absent or null: people who are not deleted; anything else: the deleted ones. */
export const personSearchBody = personListing.searchBody.extend({
  deletedAt: z.unknown().optional(),
  ...askedFields(morePersonColumns),
})
export type PersonSearch = z.output<typeof personSearchBody>
export type PersonSearchInput = z.input<typeof personSearchBody>
