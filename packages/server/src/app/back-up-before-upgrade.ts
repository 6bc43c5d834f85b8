import path from 'node:path'
import type pg from 'pg'
import { listFileKeys } from '#features/files'
import { backupName, readBackupName } from '#platform/backup/backup-name'
import { BackupError } from '#platform/backup/backup-error'
import { type BackupPlace, openBackupPlace } from '#platform/backup/backup-place'
import { createBackup } from '#platform/backup/create-backup'
import { now } from '#platform/clock'
import type { Config } from '#platform/config'
import { silentProgress } from '#platform/progress'
import { printLine } from '#platform/terminal'
import { stagingRoot } from './make-backup.ts'

/** How many backups before upgrades are kept. */
const KEPT = 3

const removeOld = async (place: BackupPlace): Promise<void> => {
  const names = (await place.list()).filter((name) => readBackupName(name)?.kind === 'before-upgrade')
  for (const name of names.toSorted().toReversed().slice(KEPT)) await place.remove(name)
}

/**
 * Backs up the tables before their schema changes, without the files, which no migration touches: in BACKUP_FOLDER, or else in
 * `backups` in the data folder. The three latest are kept.
 * @throws BackupError with a sentence: what could not be backed up is not upgraded
 */
export const backUpBeforeUpgrade = async (config: Config, pool: pg.Pool): Promise<void> => {
  const folder = path.join(config.dataDir, 'backups')
  try {
    const place = await openBackupPlace(config.backup.place ?? { kind: 'folder', folder }, stagingRoot(config))
    const name = backupName('before-upgrade', now())
    await place.add(name, (to) =>
      createBackup({
        pool,
        listFileKeys,
        files: undefined,
        folder: to,
        recipients: config.backupRecipients,
        progress: silentProgress,
      }),
    )
    await removeOld(place)
    printLine(`The tables were backed up before the upgrade, to ${place.addressOf(name)}.`)
  } catch (error) {
    throw new BackupError(
      `The database is not upgraded, because the backup before it failed. ${(error as Error).message}`,
      { cause: error },
    )
  }
}
