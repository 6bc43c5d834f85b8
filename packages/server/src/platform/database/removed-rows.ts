import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from './database.ts'
import { referencesTo } from './references.ts'

/**
 * Removes rows from a table, with the rows that are parts of them. The database refuses when anything else still refers to
 * one of them.
 */
export const removeRows = async (tx: Tx, table: string, condition: RawBuilder<SqlBool>): Promise<void> => {
  const { rows } = await sql<{ id: unknown }>`
    select to_jsonb(t) -> 'id' as id from ${sql.table(table)} t where ${condition} for update`.execute(tx)
  const ids = rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

  for (const part of ids.length > 0 ? await referencesTo(tx, table) : [])
    if (part.isOwn) await removeRows(tx, part.table, sql`${sql.ref(part.column)} = any(${ids}::uuid[])`)

  if (rows.length > 0) await sql`delete from ${sql.table(table)} as t where ${condition}`.execute(tx)
}
