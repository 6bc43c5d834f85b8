import { MERGE_UNDO_DAYS, type MergedRecordType } from '@registrar/domain/merges/merge'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'

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

/**
 * Locks a merge and reads it.
 * @throws Problem NOT_FOUND
 */
export const lockMerge = async (tx: Tx, id: string): Promise<StoredMerge> => {
  const row = await requireRow(
    'merge',
    id,
    tx
      .selectFrom('merges')
      .select(['id', 'record_type', 'keep_id', 'merged_id', 'undone_at', 'save_id'])
      .select(isTooOldToUndo('created_at').as('isTooOld'))
      .where('id', '=', id)
      .forUpdate(),
  )

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
