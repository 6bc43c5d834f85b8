import { countText } from '@registrar/domain/shared/count-text'
import type { FileStore, Received } from '../file-store/file-store.ts'
import type { Progress } from '../progress.ts'
import { BackupError } from './backup-error.ts'
import { FileUnreadable, receiveWithChecksum } from './file-checksum.ts'
import type { BackupFile } from './manifest.ts'

const copyOf = async (from: FileStore, to: FileStore, key: string) => {
  try {
    return (await receiveWithChecksum(from, to, key)) ?? 'missing'
  } catch (error) {
    if (error instanceof FileUnreadable) return 'damaged'
    throw error
  }
}

const describeFaults = (missing: string[], damaged: string[]): string =>
  [
    ...(missing.length > 0 ? [`The backup lacks ${missing.length} of its files, among them ${missing[0]}.`] : []),
    ...(damaged.length > 0
      ? [`The backup has ${countText(damaged.length, 'damaged file')}, the first is ${damaged[0]}.`]
      : []),
  ].join(' ')

type FilesToRestore = {
  from: FileStore
  to: FileStore
  keys: readonly string[]
  /** what the manifest says of the files; undefined in older backups, whose files are copied as they are */
  expected: readonly BackupFile[] | undefined
  progress: Progress
}

/**
 * Copies the files of a backup into the file store. They get their keys only when all of them are there and unchanged, so a
 * damaged backup overwrites nothing.
 * @param received gets each copy, so that the caller can discard them all when the restore fails here or later
 * @throws BackupError when files are missing or differ from the manifest
 */
export const restoreFiles = async (
  { from, to, keys, expected, progress }: FilesToRestore,
  received: Received[],
): Promise<void> => {
  const checksums = new Map(expected?.map((file) => [file.key, file]))
  const complete: { key: string; copy: Received }[] = []
  const missing: string[] = []
  const damaged: string[] = []

  progress.step('Files', keys.length)
  for (const key of keys) {
    const copy = await copyOf(from, to, key)
    const known = checksums.get(key)
    if (copy === 'missing') missing.push(key)
    else if (copy === 'damaged') damaged.push(key)
    else {
      received.push(copy.received)
      complete.push({ key, copy: copy.received })
      const { size, sha256 } = copy.checksum
      if (known && (known.size !== size || known.sha256 !== sha256)) damaged.push(key)
    }
    progress.advance(1)
  }
  if (missing.length + damaged.length > 0) throw new BackupError(describeFaults(missing, damaged))

  for (const { key, copy } of complete) await copy.moveTo(key)
}
