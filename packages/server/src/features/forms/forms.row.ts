import type { Form, FormChanges } from '@registrar/domain/forms/form'
import type { FormPerson, StoredFormPerson } from '@registrar/domain/forms/form-person'
import type { loadedVersion } from '@registrar/domain/shared/version'
import { sql } from 'kysely'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

export const formRecord = { type: 'form', table: 'forms' } as const satisfies RecordKind

/** The column of each API field of a form. */
const formColumnByField = {
  organizationName1: 'organization_name_1',
  organizationName2: 'organization_name_2',
  organizationName3: 'organization_name_3',
  description: 'description',
  IDPAL: 'is_identity_certified',
  secretaryCompany: 'wants_secretary_company',
  anonymeShareholder: 'wants_anonymous_shareholder',
  isSuspicious: 'is_suspicious',
} as const satisfies Record<Exclude<keyof FormChanges, 'peoples' | keyof typeof loadedVersion>, string>

// A form whose organization was deleted can be used again (FORM-12).
const liveOrganizationId = sql<string | null>`(
  select organizations.id from organizations
  where organizations.id = forms.organization_id and organizations.deleted_at is null)`.as('organizationId')

/** The columns of a list row, under the API's field names. */
export const formRowColumns = [
  'forms.id as _id',
  'forms.organization_name_1 as organizationName1',
  'forms.organization_name_2 as organizationName2',
  'forms.organization_name_3 as organizationName3',
  'forms.reference',
  'forms.is_suspicious as isSuspicious',
  liveOrganizationId,
  'forms.created_at as createdAt',
  'forms.updated_at as updatedAt',
  versionOf('forms'),
] as const

/** The columns of the whole record, under the API's field names. */
export const formColumns = [
  ...formRowColumns,
  'forms.description',
  'forms.is_identity_certified as IDPAL',
  'forms.wants_secretary_company as secretaryCompany',
  'forms.wants_anonymous_shareholder as anonymeShareholder',
  'forms.people as peoples',
] as const

// The database keeps a day; the API answers an instant (FORM-9).
const birthOnWire = ({ birth }: StoredFormPerson) => birth && `${birth}T00:00:00.000Z`

/** The people of a form in the shape that the API answers. */
export const peopleOnWire = (people: StoredFormPerson[]): FormPerson[] =>
  people.map((person) => ({ ...person, birth: birthOnWire(person) }))

/** A form in the shape that the API answers. */
export const formOnWire = (row: Omit<Form, 'peoples'> & { peoples: unknown }): Form => ({
  ...row,
  peoples: peopleOnWire(row.peoples as StoredFormPerson[]),
})

/** The column values for a set of API fields; undefined fields are left out. */
export const formValues = ({ peoples, ...fields }: FormChanges) => ({
  ...Object.fromEntries(
    Object.entries(formColumnByField)
      .filter(([field]) => fields[field as keyof typeof fields] !== undefined)
      .map(([field, column]) => [column, fields[field as keyof typeof fields]]),
  ),
  ...(peoples && { people: JSON.stringify(peoples) }),
})
