import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BackupPlaceConfig } from '../config.ts'
import { BackupError } from './backup-error.ts'
import { readBackupName } from './backup-name.ts'

/** Where backups are kept, each in a folder of its own. */
export type BackupPlace = {
  /** The names of the complete backups. */
  list: () => Promise<string[]>
  /**
   * Adds a backup: `write` makes it in a folder of this machine that does not exist yet. When it fails, nothing stays.
   * @throws BackupError when the place cannot be used, or what `write` throws
   */
  add: <R>(name: string, write: (folder: string) => Promise<R>) => Promise<R>
  remove: (name: string) => Promise<void>
  /** What a person looks for it by. */
  addressOf: (name: string) => string
}

const PARTIAL = '.partial'

const inFolder = (root: string): BackupPlace => {
  const list = async () => (await readdir(root)).filter((name) => readBackupName(name))

  // Only what was named by the schedule is removed: another program may be writing beside it.
  const removeAbandoned = async () => {
    for (const name of await readdir(root))
      if (name.endsWith(PARTIAL) && readBackupName(name.slice(0, -PARTIAL.length)))
        await rm(path.join(root, name), { recursive: true, force: true })
  }

  return {
    list,
    add: async (name, write) => {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await removeAbandoned()
      } catch (error) {
        throw new BackupError(`The folder ${root} cannot be used for backups: ${(error as Error).message}.`, {
          cause: error,
        })
      }
      const folder = path.join(root, name)
      try {
        return await write(folder)
      } catch (error) {
        // It may be whole already, when its check was stopped.
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    },
    remove: (name) => rm(path.join(root, name), { recursive: true, force: true }),
    addressOf: (name) => path.join(root, name),
  }
}

/**
 * Opens the place where backups are kept.
 * @param stagingRoot the folder in which a backup for a bucket is made before it is sent there
 */
export const openBackupPlace = async (config: BackupPlaceConfig, stagingRoot: string): Promise<BackupPlace> => {
  if (config.kind === 'folder') return inFolder(config.folder)

  const { inBucket } = await import('./backup-bucket.ts')
  return inBucket(config, stagingRoot)
}
