import { type Form, formFieldTable } from '@registrar/domain/forms/form'
import type { FormPerson, StoredFormPerson } from '@registrar/domain/forms/form-person'
import { columnByField } from '@registrar/domain/shared/field'
import { sql } from 'kysely'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

export const formRecord = { type: 'form', table: 'forms' } as const satisfies RecordKind

const formColumnByField = columnByField(formFieldTable, 'forms')

// A form whose organization was deleted can be used again (FORM-12).
const liveOrganizationId = sql<string | null>`(
  select organizations.id from organizations
  where organizations.id = forms.organization_id and organizations.deleted_at is null)`.as('organizationId')

const names = ['organizationName1', 'organizationName2', 'organizationName3', 'isSuspicious'] as const

/** The columns of a list row, under the API's field names. */
export const formRowColumns = [
  ...columnsOf('forms', recordColumn, ['_id', 'createdAt', 'updatedAt']),
  ...columnsOf('forms', formColumnByField, names),
  'forms.reference' as const,
  liveOrganizationId,
  versionOf('forms'),
]

/** The columns of the whole record, under the API's field names. */
export const formColumns = [...formRowColumns, ...columnsOf('forms', formColumnByField)]

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
export const formValues = columnValues(formFieldTable, 'forms')
