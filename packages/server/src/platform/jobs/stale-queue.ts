import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type Tables, type Tx } from '../database/database.ts'
import { lockExclusively, type LockName } from '../database/lock-exclusively.ts'

/**
 * The records that have changed since something was last computed from them. Triggers mark them in the transaction of the
 * change, whoever makes it.
 */
export type StaleQueue<Mark> = {
  table: keyof Tables
  /** the columns of a mark */
  columns: readonly (keyof Mark & string)[]
  /** the part of these columns that identifies the record, never null */
  key: RawBuilder<unknown>
  /** one transaction takes this many marks, and the other marks of the same records */
  batch: number
  lock: LockName
}

/**
 * Computes again what depends on the marked records. It gets no marks when the queue is empty.
 * @returns how many records were out of date
 */
type Refresh<Mark> = (tx: Tx, marks: Mark[]) => Promise<number>

/** Whether something is out of date. */
export const hasMarks = async <Mark>(db: Db, { table }: StaleQueue<Mark>): Promise<boolean> => {
  const { rows } = await sql<{ hasMarks: boolean }>`
    select exists (select from ${sql.table(table)}) as "hasMarks"`.execute(db)
  return rows[0]?.hasMarks ?? false
}

// Also takes the other marks of the same records: an import marks a record once for each of its parts.
const takeMarks = async <Mark>(tx: Tx, { table, columns, key, batch }: StaleQueue<Mark>): Promise<Mark[]> => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Mark>`
    with oldest as materialized (
      select distinct ${names} from (select ${names} from ${sql.table(table)} order by id limit ${batch}) as marks
    ), taken as (
      delete from ${sql.table(table)} where (${key}) in (select ${key} from oldest)
    )
    select ${names} from oldest`.execute(tx)
  return rows
}

/** Takes one batch of marks and refreshes their records, in one transaction. Returns what `refresh` returns. */
export const refreshBatch = <Mark>(db: Db, queue: StaleQueue<Mark>, refresh: Refresh<Mark>): Promise<number> =>
  inTransaction(db, async (tx) => {
    // One server at a time: the one that has waited here sees what the other has written.
    await lockExclusively(tx, queue.lock)
    return refresh(tx, await takeMarks(tx, queue))
  })

/** Refreshes batch after batch, until nothing is out of date or `stopping` is aborted. Returns how many records were. */
export const refreshAll = async <Mark>(
  db: Db,
  queue: StaleQueue<Mark>,
  refresh: Refresh<Mark>,
  stopping?: AbortSignal,
): Promise<number> => {
  let total = 0
  for (;;) {
    const count = stopping?.aborted ? 0 : await refreshBatch(db, queue, refresh)
    if (count === 0) return total
    total += count
  }
}
