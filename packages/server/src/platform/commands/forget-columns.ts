import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'

/**
 * Removes columns of a table from what the journal keeps, once no merge of the record can be undone any more (MERGE-6). The first
 * column has an index. `isTooOld` says of the merge `m` that it can not.
 */
export const forgetColumns = async (
  db: Db,
  table: string,
  [first, ...others]: readonly [string, ...string[]],
  isTooOld: RawBuilder<boolean>,
): Promise<void> => {
  const columns = sql`${[first, ...others]}::text[]`
  await sql`
    update row_changes r set before = r.before - ${columns}, after = r.after - ${columns}
    where (r.before ? ${sql.lit(first)} or r.after ? ${sql.lit(first)}) and r.table_name = ${table} and not exists (
      select from merges m
      where r.record_id in (m.keep_id, m.merged_id) and not ${isTooOld})`.execute(db)
}
