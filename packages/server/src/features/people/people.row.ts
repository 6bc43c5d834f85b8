import type { PersonChanges } from '@registrar/domain/people/person'
import type { RecordKind } from '#platform/commands/lock-record'

/** How the change log names a person, and where people are kept. */
export const personRecord = { type: 'person', table: 'people' } as const satisfies RecordKind

/** Where each documented field of a person is kept; `attachedFiles` are rows of `people_files`. */
export const personColumnByField = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  mail: 'mail',
  birth: 'birth',
  nationality: 'nationality',
  ipn: 'identity_proof_number',
  pps: 'pps',
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
} as const satisfies Record<Exclude<keyof PersonChanges, 'attachedFiles'>, string>

/** Columns of a list row under the names of the wire. */
export const personRowColumns = [
  'people.id as _id',
  'people.first_name as firstName',
  'people.last_name as lastName',
  'people.mail',
  'people.phone',
  'people.nationality',
  'people.has_vif as vif',
  'people.created_at as createdAt',
  'people.updated_at as updatedAt',
  'people.deleted_at as deletedAt',
] as const

/** Columns of the whole record under the names of the wire. */
export const personColumns = [
  ...personRowColumns,
  'people.birth',
  'people.identity_proof_number as ipn',
  'people.pps',
  'people.street as addressStreet1',
  'people.zip as addressZip1',
  'people.city as addressCity1',
  'people.state as addressState1',
  'people.country as addressCountry1',
  'people.comments',
  'people.has_id_pal as idPal',
  'people.is_politically_exposed as pep',
  'people.company_form as companyForm',
  'people.aml_certified_on as dateAml',
] as const

/** The columns that a set of documented fields is written to. */
export const personValues = (fields: PersonChanges) =>
  Object.fromEntries(
    Object.entries(personColumnByField)
      .filter(([field]) => fields[field as keyof PersonChanges] !== undefined)
      .map(([field, column]) => [column, fields[field as keyof PersonChanges]]),
  )
