import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * A column that refers to a table by a foreign key. `isOwn`: its row is a part of the record, because the column is in the
 * row's key or the row goes with the record.
 */
export type Reference = { table: string; column: string; isOwn: boolean }

/** Every column of the database that refers to a table by a foreign key, read from the schema. */
export const referencesTo = async (tx: Tx, table: string): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column,
      c.confdeltype = 'c' or exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indisprimary and a.attnum = any(i.indkey)
      ) as "isOwn"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`.execute(tx)

  return rows
}

/** The columns of a table that can be written: not the computed ones. */
export const writableColumns = async (tx: Tx, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx)

  return rows.map(({ name }) => name)
}

/** The other columns of each unique key of a table that contains the column. Partial unique indexes are left out. */
export const uniqueWith = async (tx: Tx, { table, column }: Reference): Promise<string[][]> => {
  const { rows } = await sql<{ others: string[] }>`
    select array(
      select a.attname::text from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname <> ${column}
    ) as others
    from pg_index i
    where i.indrelid = ${table}::regclass and i.indisunique and i.indpred is null and exists (
      select 1 from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = ${column}
    )`.execute(tx)

  return rows.map(({ others }) => others)
}
