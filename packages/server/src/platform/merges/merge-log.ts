import { MERGE_UNDO_DAYS, type MergedRecordType } from '@registrar/domain/merges/merge'
import { sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { isId, newId } from '../database/ids.ts'
import { notFound } from '../problem.ts'

/** A merge that is stored so that it can be undone: `trace` is what it changed. */
export type StoredMerge<Trace> = {
  id: string
  recordType: MergedRecordType
  keep: string
  merge: string
  isUndone: boolean
  isTooOld: boolean
  trace: Trace
}

/** Whether a merge was made too long ago to be undone (MERGE-6); `madeAt` is the column with its moment. */
export const isTooOldToUndo = (madeAt: string) =>
  sql<boolean>`(${sql.ref(madeAt)} < ${now()}::timestamptz - make_interval(days => ${MERGE_UNDO_DAYS}))`

/** Stores a merge and returns its id. */
export const storeMerge = async (
  tx: Tx,
  { recordType, keep, merge, userId }: { recordType: MergedRecordType; keep: string; merge: string; userId: string },
  trace: object,
): Promise<string> => {
  const id = newId()
  await tx
    .insertInto('merges')
    .values({
      id,
      record_type: recordType,
      keep_id: keep,
      merged_id: merge,
      user_id: userId,
      trace: JSON.stringify(trace),
    })
    .execute()

  return id
}

/**
 * Locks a merge and reads it.
 * @throws Problem NOT_FOUND
 */
export const lockMerge = async <Trace>(tx: Tx, id: string): Promise<StoredMerge<Trace>> => {
  const row = isId(id)
    ? await tx
        .selectFrom('merges')
        .select(['id', 'record_type', 'keep_id', 'merged_id', 'undone_at', 'trace'])
        .select(isTooOldToUndo('created_at').as('isTooOld'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('merge')

  return {
    id: row.id,
    recordType: row.record_type as MergedRecordType,
    keep: row.keep_id,
    merge: row.merged_id,
    isUndone: row.undone_at !== null,
    isTooOld: row.isTooOld,
    // Only a merge writes its trace.
    trace: row.trace as Trace,
  }
}

/** Marks a merge as undone: the merged record exists again. */
export const markUndone = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('merges').set({ undone_at: now() }).where('id', '=', id).execute()
}

/**
 * The id of the merge by which a record is gone, else of its latest one, which was undone. With `keep`, only of its merges
 * into that record.
 */
export const findLatestMerge = async (tx: Tx, mergedId: string, keep?: string): Promise<string | undefined> => {
  const merge = await tx
    .selectFrom('merges')
    .select('id')
    .where('merged_id', '=', mergedId)
    .$if(keep !== undefined, (query) => query.where('keep_id', '=', keep ?? ''))
    .orderBy(sql`undone_at is null`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

  return merge?.id
}

/** Marks an undone merge as made again, with what it has changed this time. */
export const markRedone = async (tx: Tx, id: string, trace: object): Promise<void> => {
  await tx
    .updateTable('merges')
    .set({ undone_at: null, trace: JSON.stringify(trace) })
    .where('id', '=', id)
    .execute()
}
