import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBucketAddress } from '#platform/config'

/** A backup on this machine. `remove` removes what was copied here for it. */
type FetchedBackup = { folder: string; remove: () => Promise<void> }

/**
 * Brings a backup to this machine: one in a bucket (`s3://bucket/path`) is copied into a scratch folder, with the S3 settings.
 * @throws BackupError, ConfigError
 */
export const bringHere = async (place: string, env: NodeJS.ProcessEnv): Promise<FetchedBackup> => {
  const address = readBucketAddress(place, env)
  if (!address) return { folder: place, remove: () => Promise.resolve() }

  const scratch = await mkdtemp(path.join(tmpdir(), 'registrar-restore-'))
  const remove = () => rm(scratch, { recursive: true, force: true })
  const folder = path.join(scratch, 'backup')
  try {
    const { fetchBackup } = await import('#platform/backup/backup-bucket')
    await fetchBackup(address, folder)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}
