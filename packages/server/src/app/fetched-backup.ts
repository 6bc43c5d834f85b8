import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '#platform/config'

/** A backup on this machine. `remove` removes what was copied here for it. */
type FetchedBackup = { folder: string; remove: () => Promise<void> }

/** Whether a backup is named by an address in a bucket. */
export const isInBucket = (place: string): boolean => place.startsWith('s3://')

/**
 * Brings a backup to this machine: one in a bucket (`s3://bucket/path`) is copied into a scratch folder, with the S3 settings.
 * @param config read with that place as its BACKUP_FOLDER
 * @throws BackupError
 */
export const bringHere = async (place: string, { backup }: Config): Promise<FetchedBackup> => {
  if (!isInBucket(place) || backup.place?.kind !== 'bucket') return { folder: place, remove: () => Promise.resolve() }

  const scratch = await mkdtemp(path.join(tmpdir(), 'registrar-restore-'))
  const remove = () => rm(scratch, { recursive: true, force: true })
  const folder = path.join(scratch, 'backup')
  try {
    const { fetchBackup } = await import('#platform/backup/backup-bucket')
    await fetchBackup(backup.place, folder)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}
