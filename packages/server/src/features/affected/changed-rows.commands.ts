import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { type Concern, concerns } from './affected.ts'

type Values = Record<string, string | null>

/** A changed row, as the journal keeps it. `before` and `after` are empty where only columns changed that it does not keep. */
type ChangedRow = { table: string; key: Values; before: Values | null; after: Values | null }

const BATCH = 2000

const takeChangedRows = async (tx: Tx): Promise<ChangedRow[] | undefined> => {
  const { rows } = await sql<ChangedRow & { isKept: boolean }>`
    with taken as (
      delete from stale_records where id in (
        select id from stale_records where reader is null order by id limit ${BATCH})
      returning id, change_id, source, record_id
    )
    select coalesce(c.table_name, t.source) as table, coalesce(hstore_to_json(c.key), json_build_object('id', t.record_id)) as key,
      case when c.id is null then '{}' else hstore_to_json(c.before) end as before,
      case when c.id is null then '{}' else hstore_to_json(c.after) end as after,
      t.change_id is null or c.id is not null as "isKept"
    from taken t left join row_changes c on c.id = t.change_id order by t.id`.execute(tx)

  // An erasure removes rows from the journal, after they were looked at.
  return rows.length === 0 ? undefined : rows.filter(({ isKept }) => isKept)
}

const isOfConcern = ({ of, notOf = [] }: Concern, { before, after }: ChangedRow): boolean => {
  if (before === null || after === null) return true

  const changed = Object.keys(after)
  return of
    ? changed.some((column) => of.includes(column))
    : changed.length === 0 || changed.some((column) => !notOf.includes(column))
}

const valuesIn = (column: string, { key, before, after }: ChangedRow): string[] =>
  [key, before, after].flatMap((values) => values?.[column] ?? [])

const hasColumn = (column: string, { key, before, after }: ChangedRow): boolean =>
  [key, before, after].some((values) => values !== null && column in values)

// An update keeps only what differs, so a column that stayed is read from the row.
const idsIn = async (tx: Tx, { rows: table, column }: Concern, rows: readonly ChangedRow[]): Promise<string[]> => {
  const others = rows.filter((row) => !hasColumn(column, row)).flatMap(({ key }) => key['id'] ?? [])
  const read =
    others.length === 0
      ? []
      : (
          await sql<{ id: string | null }>`
    select distinct ${sql.ref(column)} as id from ${sql.table(table)} where id = any(${others}::uuid[])`.execute(tx)
        ).rows

  return [...new Set([...rows.flatMap((row) => valuesIn(column, row)), ...read.flatMap(({ id }) => id ?? [])])]
}

const selectRecords = async (
  tx: Tx,
  concern: Concern,
  changed: readonly ChangedRow[],
): Promise<RawBuilder<unknown>[]> => {
  const rows = changed.filter((row) => row.table === concern.rows && isOfConcern(concern, row))
  const ids = rows.length === 0 ? [] : await idsIn(tx, concern, rows)
  if (ids.length === 0) return []

  const records = concern.records?.(ids) ?? sql`select unnest(${ids}::uuid[]) as id`
  return [
    sql`select ${concern.reader}::text as reader, ${concern.source}::text as source, id from (${records}) as concerned`,
  ]
}

const lookAtBatch = (db: Db | Tx): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'changed rows')
    const changed = await takeChangedRows(tx)
    if (!changed) return false

    const selected: RawBuilder<unknown>[] = []
    for (const concern of concerns) selected.push(...(await selectRecords(tx, concern, changed)))
    if (selected.length > 0)
      await sql`
        insert into stale_records (reader, source, record_id)
        select distinct reader, source, id from (${sql.join(selected, sql` union all `)}) as marked where id is not null`.execute(
        tx,
      )
    return true
  })

/** Marks the records that the rows concern which have changed since the last time, in batches. */
export const lookAtChangedRows = async (db: Db | Tx): Promise<void> => {
  while (await lookAtBatch(db)) continue
}
