import { sql } from 'kysely'
import type { Tables, Tx } from './database.ts'

/** A list that a record owns, one row for each entry. `owner` and `key` are the columns that tell its entries apart. */
type OwnedList = { table: keyof Tables; owner: string; key: string }

/** Makes the rows of a record's list those that are given, and writes only the difference. All rows name the same columns. */
export const writeList = async (
  tx: Tx,
  { table, owner, key }: OwnedList,
  ownerId: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const keys = rows.map((row) => row[key])
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} and ${sql.ref(key)} <> all(${keys})`.execute(
    tx,
  )
  const [first] = rows
  if (!first) return

  const columns = Object.keys(first)
  const others = columns.filter((column) => column !== key)
  const values = rows.map((row) => sql`(${sql.join([ownerId, ...columns.map((column) => row[column])])})`)
  const old = sql.join(others.map((column) => sql.ref(`old.${column}`)))
  const excluded = sql.join(others.map((column) => sql.ref(`excluded.${column}`)))

  await sql`
    insert into ${sql.table(table)} as old (${sql.join([owner, ...columns].map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (${sql.ref(owner)}, ${sql.ref(key)}) do update set (${sql.join(others.map((column) => sql.ref(column)))}) = row(${excluded})
    where (${old}) is distinct from (${excluded})`.execute(tx)
}
