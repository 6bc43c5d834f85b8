import type { FileStore } from '../file-store/file-store.ts'
import type { Progress } from '../progress.ts'
import { receiveWithChecksum } from './file-checksum.ts'
import type { BackupFile } from './manifest.ts'

/**
 * Copies files from one store to another, one at a time, each under its own key.
 * @returns the copied files with their checksums, and the keys for which the first store has no bytes
 * @throws FileUnreadable, or the error of the store that receives
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  keys: readonly string[],
  progress: Progress,
): Promise<{ copied: BackupFile[]; missing: string[] }> => {
  const copied: BackupFile[] = []
  const missing: string[] = []

  progress.step('Files', keys.length)
  for (const key of keys) {
    const file = await receiveWithChecksum(from, to, key)
    if (file) {
      await file.received.moveTo(key)
      copied.push({ key, ...file.checksum })
    } else missing.push(key)
    progress.advance(1)
  }

  return { copied, missing }
}
