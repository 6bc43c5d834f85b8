import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { referencesTo } from '../database/references.ts'

/** A row that was deleted. */
export type ErasedRow = { table: string; id: string }

/** Columns (`table.column`) whose rows stay when the record that they name is erased, each with further columns to empty. */
export type DetachedColumns = Readonly<Record<string, readonly string[]>>

/** Allows this transaction to delete frozen rows, which nothing else may do. */
export const allowErasing = async (tx: Tx): Promise<void> => {
  await sql`select set_config('registrar.erasing', 'on', true)`.execute(tx)
}

/**
 * Empties columns of the rows that a condition finds.
 * @returns the ids of the rows
 */
export const emptyColumns = async (
  tx: Tx,
  table: string,
  columns: readonly string[],
  condition: ReturnType<typeof sql<boolean>>,
): Promise<string[]> => {
  const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`))
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} as t set ${emptied} where ${condition} returning t.id`.execute(tx)

  return rows.map(({ id }) => id)
}

const hasId = async (tx: Tx, table: string): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_attribute where attrelid = ${table}::regclass and attname = 'id' and not attisdropped`.execute(tx)
  return rows.length > 0
}

const eraseReferringRows = async (
  tx: Tx,
  { table, column }: { table: string; column: string },
  ids: readonly string[],
  detached: DetachedColumns,
): Promise<ErasedRow[]> => {
  const refers = sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`
  if (!(await hasId(tx, table))) {
    await sql`delete from ${sql.table(table)} where ${refers}`.execute(tx)
    return []
  }

  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${refers}`.execute(tx)
  return eraseRows(
    tx,
    table,
    rows.map(({ id }) => id),
    detached,
  )
}

/**
 * Deletes rows, and every row that refers to them by a foreign key of the schema. Rows with a detached column stay and lose
 * the reference.
 * @returns the deleted rows that had an id
 */
export const eraseRows = async (
  tx: Tx,
  table: string,
  ids: readonly string[],
  detached: DetachedColumns,
): Promise<ErasedRow[]> => {
  if (ids.length === 0) return []

  const erased: ErasedRow[] = []
  for (const reference of await referencesTo(tx, table)) {
    const emptied = detached[`${reference.table}.${reference.column}`]
    if (emptied)
      await emptyColumns(
        tx,
        reference.table,
        [reference.column, ...emptied],
        sql<boolean>`t.${sql.ref(reference.column)} = any(${[...ids]}::uuid[])`,
      )
    else erased.push(...(await eraseReferringRows(tx, reference, ids, detached)))
  }

  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(tx)

  return [...erased, ...ids.map((id) => ({ table, id }))]
}
