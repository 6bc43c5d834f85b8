import { sql } from 'kysely'

/** The first and the last name of somebody as one text; `alias` is how the query names their table. */
export const fullName = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`
