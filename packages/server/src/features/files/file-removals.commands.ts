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

/** Removes the bytes of files whose rows are gone. What fails is tried again by the housekeeping (RET-7). */
export const removeQueuedFiles = async (db: Db, files: FileStore): Promise<void> => {
  const queued = await db.selectFrom('file_removals').select('key').orderBy('created_at').limit(1000).execute()

  for (const { key } of queued) {
    await files.remove(key)
    await db.deleteFrom('file_removals').where('key', '=', key).execute()
  }
}
