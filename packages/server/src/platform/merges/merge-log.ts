import { MERGE_UNDO_DAYS, type MergedRecordType } from '@registrar/domain/merges/merge'
import { sql } from 'kysely'
import { now } from '../clock.ts'
import { currentSaveId } from '../commands/change-log.ts'
import type { Tx } from '../database/database.ts'
import { isId, newId } from '../database/ids.ts'
import { notFound } from '../http/problem.ts'

/** A merge, which can be undone as the save that made it. */
export type StoredMerge = {
  id: string
  recordType: MergedRecordType
  keep: string
  merge: string
  hasEnded: boolean
  isTooOld: boolean
  saveId: number
}

/** Whether a merge was made too long ago to be undone (MERGE-6); `madeAt` is the column with its moment. */
export const isTooOldToUndo = (madeAt: string) =>
  sql<boolean>`(${sql.ref(madeAt)} < ${now()}::timestamptz - make_interval(days => ${MERGE_UNDO_DAYS}))`

/** Lets the journal of this transaction keep PPS numbers and identity documents, so that a merge can be undone whole. */
export const keepNumbers = async (tx: Tx): Promise<void> => {
  await sql`select set_config('registrar.merging', 'on', true)`.execute(tx)
}

/** Stores a merge, which this transaction has made, and returns its id. */
export const storeMerge = async (
  tx: Tx,
  { recordType, keep, merge, userId }: { recordType: MergedRecordType; keep: string; merge: string; userId: string },
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
      save_id: currentSaveId,
    })
    .execute()

  return id
}

/**
 * Locks a merge and reads it.
 * @throws Problem NOT_FOUND
 */
export const lockMerge = async (tx: Tx, id: string): Promise<StoredMerge> => {
  const row = isId(id)
    ? await tx
        .selectFrom('merges')
        .select(['id', 'record_type', 'keep_id', 'merged_id', 'undone_at', 'save_id'])
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
    hasEnded: row.undone_at !== null,
    isTooOld: row.isTooOld,
    saveId: row.save_id ?? 0,
  }
}

/** Marks the merge that a save made as undone: the merged record exists again. */
export const markUndone = async (tx: Tx, saveId: number): Promise<void> => {
  await tx
    .updateTable('merges')
    .set({ undone_at: now() })
    .where('save_id', '=', saveId)
    .where('undone_at', 'is', null)
    .execute()
}
