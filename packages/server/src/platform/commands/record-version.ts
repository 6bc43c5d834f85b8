import { sql } from 'kysely'
import type { RecordKind, RowDeletedKind } from './lock-record.ts'

/**
 * The version of a record, for `select`: the id of its latest line in the change log (API-10).
 * @param record the record's table, or the name that the query gives it
 */
export const versionOf = (record: (RecordKind | RowDeletedKind)['table'] | 'o' | 'p' | 't' | 'f' | 'r') =>
  sql<number>`(select coalesce(max(changes.id), 0)::float8 from changes where changes.record_id = ${sql.ref(`${record}.id`)})`.as(
    'version',
  )
