import { sql } from 'kysely'
import { now } from '../clock.ts'
import { currentSaveId } from './change-log.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/ids.ts'

/** Lets the journal of this transaction keep numbers that it otherwise leaves out, so that a merge can be undone whole. */
export const keepNumbers = async (tx: Tx): Promise<void> => {
  await sql`select set_config('registrar.merging', 'on', true)`.execute(tx)
}

/** Stores a merge, which this transaction has made, and returns its id. */
export const storeMerge = async (
  tx: Tx,
  { recordType, keep, merge, userId }: { recordType: string; keep: string; merge: string; userId: string },
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

/** Marks the merge that a save made as undone: the merged record exists again. */
export const markUndone = async (tx: Tx, saveId: number): Promise<void> => {
  await tx
    .updateTable('merges')
    .set({ undone_at: now() })
    .where('save_id', '=', saveId)
    .where('undone_at', 'is', null)
    .execute()
}
