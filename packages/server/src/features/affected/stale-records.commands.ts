import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import type { Concern, Reader } from './affected.ts'
import { lookAtChangedRows } from './changed-rows.commands.ts'

/** A record that has changed since a reader last computed something from it. */
export type StaleRecord = Pick<Concern, 'source'> & { id: string }

/** `batch`: one transaction takes this many marks, and the other marks of the same records. */
type Queue = { reader: Reader; batch: number }

/**
 * Computes again what depends on the records. It gets none when nothing is out of date.
 * @returns how many records were out of date
 */
type Refresh = (tx: Tx, records: StaleRecord[]) => Promise<number>

/** Marks records that a reader must look at again; `ids` selects them as `id`. */
export const markStale = async (
  tx: Tx,
  { reader, source }: Pick<Concern, 'reader' | 'source'>,
  ids: RawBuilder<unknown>,
): Promise<void> => {
  await sql`
    insert into stale_records (reader, source, record_id)
    select distinct ${reader}::text, ${source}::text, id from (${ids}) as marked where id is not null`.execute(tx)
}

/** Whether something that a reader has computed is out of date. */
export const isStale = async (db: Db, reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{ isStale: boolean; isUnread: boolean }>`
    select exists (select from stale_records where reader = ${reader}) as "isStale",
      exists (select from stale_records where reader is null) as "isUnread"`.execute(db)
  const [found] = rows
  if (!found?.isUnread) return found?.isStale ?? false

  await lookAtChangedRows(db)
  return true
}

// Also takes the other marks of the same records: an import marks a company once for each of its parts. They are found by the index
// of reader and record; a join is planned badly while the table grows, and took more than half a minute for 20,000 companies.
const takeRecords = async (tx: Tx, { reader, batch }: Queue): Promise<StaleRecord[]> => {
  const { rows } = await sql<StaleRecord>`
    with taken as (
      delete from stale_records where reader = ${reader} and record_id = any(array(
        select record_id from stale_records where reader = ${reader} order by id limit ${batch}))
      returning source, record_id
    )
    select distinct source, record_id as id from taken`.execute(tx)
  return rows
}

/** Takes one batch of a reader's records and refreshes them, in one transaction. Returns what `refresh` returns. */
export const refreshBatch = (db: Db, queue: Queue, refresh: Refresh): Promise<number> =>
  inTransaction(db, async (tx) => {
    // One server at a time: the one that has waited here sees what the other has written.
    await lockExclusively(tx, queue.reader)
    return refresh(tx, await takeRecords(tx, queue))
  })

/** Refreshes batch after batch, until nothing is out of date or `stopping` is aborted. Returns how many records were. */
export const refreshAll = async (db: Db, queue: Queue, refresh: Refresh, stopping?: AbortSignal): Promise<number> => {
  let total = 0
  for (;;) {
    const count = stopping?.aborted ? 0 : await refreshBatch(db, queue, refresh)
    if (count === 0) return total
    total += count
  }
}
