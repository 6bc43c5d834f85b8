import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { referencesTo, writableColumns } from './references.ts'

/** A whole row that was removed from its table. */
export type RemovedRow = { table: string; row: Record<string, unknown> }

const readRows = async (tx: Tx, table: string, condition: RawBuilder<SqlBool>): Promise<RemovedRow['row'][]> => {
  const columns = new Set(await writableColumns(tx, table))
  const { rows } = await sql<{ row: RemovedRow['row'] }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${condition} for update`.execute(tx)

  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))))
}

/**
 * Removes rows from a table, with the rows that are parts of them. The database refuses when anything else still refers to
 * one of them.
 * @returns the rows, in the order in which they were removed
 */
export const removeRows = async (tx: Tx, table: string, condition: RawBuilder<SqlBool>): Promise<RemovedRow[]> => {
  const rows = await readRows(tx, table, condition)
  if (rows.length === 0) return []

  const ids = rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  const removed: RemovedRow[] = []
  for (const part of ids.length > 0 ? await referencesTo(tx, table) : [])
    if (part.isOwn)
      removed.push(...(await removeRows(tx, part.table, sql`${sql.ref(part.column)} = any(${ids}::uuid[])`)))

  await sql`delete from ${sql.table(table)} as t where ${condition}`.execute(tx)

  return [...removed, ...rows.map((row) => ({ table, row }))]
}

/** Puts rows back where they were, the last removed one first. */
export const putRowsBack = async (tx: Tx, removed: readonly RemovedRow[]): Promise<void> => {
  for (const { table, row } of removed.toReversed()) {
    const known = await writableColumns(tx, table)
    const columns = sql.join(known.filter((column) => column in row).map((column) => sql.ref(column)))

    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
      tx,
    )
  }
}
