import type { BulkProgress } from '@registrar/domain/bulk/bulk'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { findSaveId } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'

/** Progress is written after this many records: often enough to watch it, and too seldom to slow the work down. */
const PROGRESS_STEP = 10

export type Done = Pick<RecordOutcome, 'isUnchanged'>

/** Does the work for one record in its own transaction, and returns the outcome. */
export const changeOne = async (db: Db, id: string, work: (tx: Tx) => Promise<Done>): Promise<RecordOutcome> => {
  try {
    return { _id: id, ok: true, ...(await inTransaction(db, work)) }
  } catch (error) {
    if (error instanceof Problem) return { _id: id, ok: false, reason: error.message }
    throw error
  }
}

/** What is done to one record. */
export type Work = (tx: Tx, id: string) => Promise<unknown>

export type NewBulk = { id: string; record_type: string; action: string; total: number }

/**
 * Stores a bulk change that is about to run.
 * @throws Problem VALIDATION_FAILED when another has its id
 */
export const createBulk = async (db: Db | Tx, values: NewBulk, userId: string) => {
  const created = await db
    .insertInto('bulks')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return

  const message = 'Another bulk change has this id.'
  throw new Problem('VALIDATION_FAILED', message, { fields: { bulkId: message } })
}

/** Writes how far a bulk change is; also after the last record, so that the screen shows the end. */
export const writeProgress = async (db: Db, id: string, { done, total }: BulkProgress) => {
  if (done % PROGRESS_STEP === 0 || done === total)
    await db.updateTable('bulks').set({ done }).where('id', '=', id).execute()
}

/** Does the work for each record of a stored bulk change, in its own transaction, and stores its save. */
export const changeEach = async (
  db: Db,
  { bulkId, ids, stopping }: { bulkId: string; ids: readonly string[]; stopping?: AbortSignal },
  work: Work,
): Promise<RecordOutcome[]> => {
  const data: RecordOutcome[] = []
  for (const id of ids) {
    stopping?.throwIfAborted()
    const item = await changeOne(db, id, async (tx) => {
      await work(tx, id)
      const saveId = await findSaveId(tx)
      if (saveId === null) return { isUnchanged: true }

      await tx.insertInto('bulk_items').values({ bulk_id: bulkId, record_id: id, save_id: saveId }).execute()
      return {}
    })
    data.push(item)
    await writeProgress(db, bulkId, { done: data.length, total: ids.length })
  }
  return data
}
