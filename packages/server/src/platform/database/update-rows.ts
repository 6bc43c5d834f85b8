import { sql } from 'kysely'
import type { Tables, Tx } from './database.ts'

type RowUpdate = { id: string; values: Readonly<Record<string, unknown>> }

/**
 * Updates many rows, each with its own values: one statement for all rows that change the same columns. A column of JSON takes its
 * value itself, not its text.
 */
export const updateRows = async (tx: Tx, table: keyof Tables, rows: readonly RowUpdate[]): Promise<void> => {
  const rowsOfColumns = Map.groupBy(rows, ({ values }) => Object.keys(values).toSorted().join())

  for (const ofColumns of rowsOfColumns.values()) {
    const columns = Object.keys(ofColumns[0]?.values ?? {})
    if (columns.length === 0) continue
    const values = JSON.stringify(ofColumns.map((row) => ({ ...row.values, id: row.id })))
    const set = columns.map((column) => sql`${sql.ref(column)} = sent.${sql.ref(column)}`)
    // One statement for each set of columns, not for each row
    await sql`
      update ${sql.table(table)} as old set ${sql.join(set)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${values}::jsonb) as sent where old.id = sent.id`.execute(
      tx,
    )
  }
}
