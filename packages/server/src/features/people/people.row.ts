import { personFieldTable } from '@registrar/domain/people/person-fields'
import { columnByField } from '@registrar/domain/shared/field'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

/** How the change log names a person, and where people are kept. */
export const personRecord = { type: 'person', table: 'people' } as const satisfies RecordKind

/** The column of each API field of a person (PERSON-1). */
export const personColumnByField = columnByField(personFieldTable, 'people')

/** The columns of the whole record, under the API's field names. */
export const personColumns = [
  ...columnsOf('people', recordColumn),
  versionOf('people'),
  ...columnsOf('people', personColumnByField),
]

/** The column values for a set of API fields; undefined fields are left out. */
export const personValues = columnValues(personFieldTable, 'people')
