import type { PersonChanges } from '@registrar/domain/people/person'
import type { loadedVersion } from '@registrar/domain/shared/version'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, recordColumn } from '#platform/database/columns'

/** How the change log names a person, and where people are kept. */
export const personRecord = { type: 'person', table: 'people' } as const satisfies RecordKind

/** The column of each API field of a person (PERSON-1); `attachedFiles` are rows of `people_files`. */
export const personColumnByField = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  mail: 'mail',
  birth: 'birth',
  nationality: 'nationality',
  ipn: 'identity_proof_number',
  pps: 'pps',
  rboNumber: 'rbo_number',
  identityDocuments: 'identity_documents',
  sameAsOrganization: 'same_as_organization_id',
  addressStreet1: 'street',
  addressZip1: 'zip',
  addressCity1: 'city',
  addressState1: 'state',
  addressCountry1: 'country',
  comments: 'comments',
  vif: 'has_vif',
  idPal: 'has_id_pal',
  pep: 'is_politically_exposed',
  companyForm: 'company_form',
  dateAml: 'aml_certified_on',
} as const satisfies Record<Exclude<keyof PersonChanges, 'attachedFiles' | keyof typeof loadedVersion>, string>

/** The columns of the whole record, under the API's field names. */
export const personColumns = [
  ...columnsOf('people', recordColumn),
  versionOf('people'),
  ...columnsOf('people', personColumnByField),
]

// The driver would write a list as an array of PostgreSQL.
const columnValue = (field: string, value: unknown) => (field === 'identityDocuments' ? JSON.stringify(value) : value)

/** The column values for a set of API fields; undefined fields are left out. */
export const personValues = (fields: PersonChanges) =>
  Object.fromEntries(
    Object.entries(personColumnByField)
      .filter(([field]) => fields[field as keyof PersonChanges] !== undefined)
      .map(([field, column]) => [column, columnValue(field, fields[field as keyof PersonChanges])] as const),
  )
