import { sql } from 'kysely'
import { nowMs } from '#platform/clock'
import type { Db } from '#platform/database/database'

const LARGE_TABLE_ROWS = 200_000
const SIZE_MS = 60_000

const sizes = new WeakMap<Db, Map<string, { isLarge: boolean; readAtMs: number }>>()

/** Whether a table has more than about 200,000 rows, by the planner's own estimate, which is read once a minute. */
export const isLargeTable = async (db: Db, table: string): Promise<boolean> => {
  const known = sizes.get(db) ?? new Map<string, { isLarge: boolean; readAtMs: number }>()
  sizes.set(db, known)
  const last = known.get(table)
  if (last && nowMs() - last.readAtMs < SIZE_MS) return last.isLarge

  const { rows } = await sql<{ rows: number }>`
    select reltuples::bigint as rows from pg_class where oid = to_regclass(${table})`.execute(db)
  const isLarge = (rows[0]?.rows ?? 0) > LARGE_TABLE_ROWS
  known.set(table, { isLarge, readAtMs: nowMs() })
  return isLarge
}

/** How many rows a list shows without a filter: exact, and kept by triggers of its table. */
export const storedCount = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(delta), 0)::bigint as total from row_counts where table_name = ${table}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Adds up the deltas of each stored count into one row. The housekeeping runs it; it is safe while others write. */
export const foldCounts = async (db: Db): Promise<void> => {
  await sql`
    with folded as (delete from row_counts returning table_name, delta)
    insert into row_counts select table_name, sum(delta) from folded group by table_name`.execute(db)
}
