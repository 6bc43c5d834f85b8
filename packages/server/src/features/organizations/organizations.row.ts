import { organizationFieldTable } from '@registrar/domain/organizations/organization-fields'
import { columnByField, emptyValues } from '@registrar/domain/shared/field'
import type { RecordKind } from '#platform/commands/lock-record'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

/** How the change log names an organization, and where organizations are kept. */
export const organizationRecord = { type: 'organization', table: 'organizations' } as const satisfies RecordKind

/** The column of each API field kept in `organizations`, the table that lists read. */
export const listedColumnByField = columnByField(organizationFieldTable, 'organizations')

/** The column of each API field kept in `organization_details`. */
export const detailColumnByField = columnByField(organizationFieldTable, 'details')

/** The column values of `organizations` for a set of API fields; undefined fields are left out. */
export const listedValues = columnValues(organizationFieldTable, 'organizations')

/** The column values of `organization_details` for a set of API fields; undefined fields are left out. */
export const detailValues = columnValues(organizationFieldTable, 'details')

/** The columns of `organizations`, under the API's field names. */
export const listedColumns = [...columnsOf('o', listedColumnByField), ...columnsOf('o', recordColumn)]

/** The columns of `organization_details`, under the API's field names. */
export const detailColumns = columnsOf('d', detailColumnByField)

/** The fields of an organization that has no row in `organization_details` yet. */
export const detailDefaults = emptyValues(organizationFieldTable, 'details')
