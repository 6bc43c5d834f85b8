import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { referencesTo } from '#platform/database/references'

const NONE: ReadonlySet<string> = new Set()

/** Every column of every table except the exempt ones, including tables that are added later. */
export const columnsOfDatabase = async (db: Db, exemptTables = NONE): Promise<{ table: string; column: string }[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`.execute(db)
  return rows.filter(({ table }) => !exemptTables.has(table))
}

/**
 * The columns, as `table.column`, that hold one of the texts, whatever their type. It ignores case and finds texts that are
 * encoded for a URL as well.
 */
export const columnsHolding = async (db: Db, texts: readonly string[], exemptTables = NONE): Promise<string[]> => {
  const patterns = texts.flatMap((text) => [`%${text}%`, `%${encodeURIComponent(text)}%`])
  const found: string[] = []
  for (const { table, column } of await columnsOfDatabase(db, exemptTables)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike any(${patterns}::text[]) limit 1`.execute(
      db,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** The columns, as `table.column`, that refer to the table by a foreign key. */
export const foreignKeysTo = async (db: Db, table: string): Promise<string[]> => {
  const references = await db.transaction().execute((tx) => referencesTo(tx, table))
  return references.map((reference) => `${reference.table}.${reference.column}`)
}
