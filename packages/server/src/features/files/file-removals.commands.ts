import { now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import type { FileStore } from '#platform/file-store/file-store'

/** Removes files in the caller's transaction. Their bytes go once it is committed, by `removeQueuedFiles`. */
export const queueFileRemovals = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return

  await tx.deleteFrom('files').where('key', 'in', keys).execute()
  await tx
    .insertInto('file_removals')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Each failure may take as long as the store's timeout. After this many, the rest waits for the next call. */
const MAX_FAILURES = 5

/**
 * Removes the bytes of files whose rows are gone. A file that cannot be removed is reported and goes to the end of the queue, so
 * that it keeps no other file from being removed; the housekeeping tries it again (RET-7).
 */
export const removeQueuedFiles = async (db: Db, files: FileStore, onError: (error: unknown) => void): Promise<void> => {
  const queued = await db.selectFrom('file_removals').select('key').orderBy('created_at').limit(1000).execute()

  let failures = 0
  for (const { key } of queued) {
    try {
      await files.remove(key)
    } catch (error) {
      onError(error)
      await db.updateTable('file_removals').set({ created_at: now() }).where('key', '=', key).execute()
      failures += 1
      if (failures === MAX_FAILURES) return
      continue
    }
    await db.deleteFrom('file_removals').where('key', '=', key).execute()
  }
}
