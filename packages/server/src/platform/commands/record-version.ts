import { sql } from 'kysely'

/**
 * The version of a record, for `select`: the id of its latest line in the change log (API-10). `alias` is how the query names the
 * record's table.
 */
export const versionOf = (alias: string) =>
  sql<number>`(select coalesce(max(changes.id), 0)::float8 from changes where changes.record_id = ${sql.ref(`${alias}.id`)})`.as(
    'version',
  )
