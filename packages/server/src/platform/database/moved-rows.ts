import { type SqlBool, sql } from 'kysely'
import type { Tx } from './database.ts'
import { type Reference, referencesTo, uniqueWith } from './references.ts'
import { removeRows } from './removed-rows.ts'

/** The rows of a table whose column has been set from one record to another. */
export type MovedRows = { table: string; column: string; ids: string[] }

// Removes the rows that would break a unique key, because the other record has one like it: a register has one line for a day.
const removeCollisions = async (tx: Tx, reference: Reference, from: string, to: string): Promise<void> => {
  const column = sql.ref(reference.column)

  for (const others of await uniqueWith(tx, reference)) {
    const isSame = others.map((other) => sql<SqlBool>`k.${sql.ref(other)} = t.${sql.ref(other)}`)
    const collides = sql<SqlBool>`t.${column} = ${from} and exists (
      select 1 from ${sql.table(reference.table)} k
      where ${sql.join([sql`k.${column} = ${to}`, ...isSame], sql` and `)})`
    await removeRows(tx, reference.table, collides)
  }
}

/**
 * Makes every row that refers to a record by a foreign key refer to another record of its kind, except rows that are parts of
 * the record. A row that would break a unique key is removed. `storedIds`: columns that name records without a foreign key.
 */
export const moveRows = async (
  tx: Tx,
  recordTable: string,
  from: string,
  to: string,
  storedIds: readonly Reference[] = [],
): Promise<MovedRows[]> => {
  const moved: MovedRows[] = []

  for (const reference of [...(await referencesTo(tx, recordTable)), ...storedIds]) {
    const { table, column, isOwn } = reference
    if (isOwn) continue

    await removeCollisions(tx, reference, from, to)
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from} returning id`.execute(
      tx,
    )
    if (rows.length > 0) moved.push({ table, column, ids: rows.map(({ id }) => id) })
  }

  return moved
}

/** How many rows refer to a record, by table; rows that are parts of the record do not count. */
export const countRowsToMove = async (tx: Tx, recordTable: string, id: string): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()

  for (const { table, column, isOwn } of await referencesTo(tx, recordTable)) {
    if (isOwn) continue

    const { rows } = await sql<{ total: number }>`
      select count(*)::float8 as total from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
    counts.set(table, (counts.get(table) ?? 0) + (rows[0]?.total ?? 0))
  }

  return counts
}
