import { sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { writableColumns } from '../database/references.ts'

/** A row that a save has changed, as the journal has it (docs/decisions/0025). */
export type RowChange = {
  id: number
  table: string
  recordId: string | null
  /** the id of the row itself; null for a table without one */
  rowId: string | null
  was: 'inserted' | 'updated' | 'deleted'
  key: string
  keyColumns: string[]
  columns: string[]
}

/** The rows that a save has changed, the latest first. */
export const readRowChanges = async (tx: Tx, saveId: number): Promise<RowChange[]> => {
  const { rows } = await sql<RowChange>`
    select id::float8 as id, table_name as table, record_id as "recordId", key -> 'id' as "rowId", key::text as key,
      array(select name from each(key) as e(name, value) where value is not null) as "keyColumns",
      akeys(coalesce(before, after)) as columns,
      case when before is null then 'inserted' when after is null then 'deleted' else 'updated' end as was
    from row_changes where save_id = ${saveId} order by id desc`.execute(tx)
  return rows
}

type Statement = Pick<RowChange, 'table' | 'was' | 'keyColumns' | 'columns'> & { ids: number[]; keys: Set<string> }

const isLike = (statement: Statement, change: RowChange): boolean =>
  statement.table === change.table &&
  statement.was === change.was &&
  statement.columns.join() === change.columns.join() &&
  statement.keyColumns.join() === change.keyColumns.join() &&
  !statement.keys.has(change.key)

// Many rows that changed alike, as in an import, are one statement.
const statementsOf = (changes: readonly RowChange[]): Statement[] => {
  const statements: Statement[] = []
  for (const change of changes) {
    const last = statements.at(-1)
    const statement = last && isLike(last, change) ? last : { ...change, ids: [], keys: new Set<string>() }
    if (statement !== last) statements.push(statement)
    statement.ids.push(change.id)
    statement.keys.add(change.key)
  }
  return statements
}

const valueOf = (alias: string) => (column: string) => sql`${sql.ref(`${alias}.${column}`)}`

const compared = (columns: readonly string[], one: string, other: string) =>
  sql.join(
    [
      sql`true`,
      ...columns.map((column) => sql`${valueOf(one)(column)} is not distinct from ${valueOf(other)(column)}`),
    ],
    sql` and `,
  )

const isRow = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${valueOf('t')(column)} = ${valueOf('k')(column)}`),
    sql` and `,
  )

// A row that is not as the save left it is not touched. Gives the changes that were put back.
const putAlike = async (
  tx: Tx,
  { table, was, keyColumns, columns, ids }: Statement,
  writable: ReadonlySet<string>,
): Promise<number[]> => {
  const known = columns.filter((column) => writable.has(column))
  const of = sql.table(table)
  const from = sql`row_changes rc, populate_record(null::${of}, rc.key) k,
    populate_record(null::${of}, rc.before) b, populate_record(null::${of}, rc.after) a`
  const isChanged = sql`rc.id = any(${ids}::bigint[])`
  const isAsLeft = sql`${isRow(keyColumns)} and ${compared(known, 't', 'a')}`

  if (was === 'deleted') {
    await sql`
      insert into ${of} (${sql.join(known.map((column) => sql.ref(column)))})
      select ${sql.join(known.map(valueOf('b')))} from ${from} where ${isChanged} order by rc.id desc`.execute(tx)
    return ids
  }

  const set = known.map((column) => sql`${sql.ref(column)} = ${valueOf('b')(column)}`)
  if (writable.has('updated_at')) set.push(sql`updated_at = ${now()}`)
  const { rows } = await (
    was === 'inserted'
      ? sql<{ id: number }>`delete from ${of} t using ${from} where ${isChanged} and ${isAsLeft} returning rc.id`
      : sql<{ id: number }>`
          update ${of} t set ${sql.join(set)} from ${from} where ${isChanged} and ${isAsLeft} returning rc.id`
  ).execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Puts rows back where and as they were, the latest change first. A row that is not as the save left it stays.
 * @returns the changes whose rows went back
 */
export const putRows = async (tx: Tx, changes: readonly RowChange[]): Promise<ReadonlySet<number>> => {
  const put = new Set<number>()
  const columnsOf = new Map<string, ReadonlySet<string>>()
  for (const statement of statementsOf(changes)) {
    const { table } = statement
    const writable = columnsOf.get(table) ?? new Set(await writableColumns(tx, table))
    columnsOf.set(table, writable)
    for (const id of await putAlike(tx, statement, writable)) put.add(id)
  }

  return put
}
