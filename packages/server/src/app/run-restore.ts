import { listFileKeys } from '#features/files'
import { hasAccounts } from '#features/users'
import { restoreBackup } from '#platform/backup/restore-backup'
import type { Config } from '#platform/config'
import { openFileStore } from '#platform/file-store/open-file-store'
import { showProgress } from '#platform/progress'
import { printLine } from '#platform/terminal'
import { UsageError } from './command.ts'
import { openDatabase } from './open-database.ts'

export const usage = `Usage: npm run restore -- FOLDER

Restores a backup into an empty database: a new data folder (DATA_DIR), or a database without records (DATABASE_URL).`

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
export const readRestoreArguments = ([folder, ...others]: string[]): string => {
  if (!folder || folder.startsWith('--') || others.length > 0) throw new UsageError('Name the folder of one backup.')
  return folder
}

/**
 * Restores a backup into the configured database and file store, which no server may be using, and prints what it restored.
 * @returns the exit code of the command
 * @throws BackupError, BucketError, EmbeddedPostgresError
 */
export const runRestore = async (folder: string, config: Config): Promise<number> => {
  const { db, pool, close } = await openDatabase(config, 'owner', { skipMigrations: true })
  const progress = showProgress()
  try {
    const { takenAt, tables, files } = await restoreBackup({
      db,
      pool,
      listFileKeys,
      hasAccounts,
      files: await openFileStore(config),
      folder,
      progress,
    })
    progress.end()

    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    printLine(
      `Restored everything as it was at ${takenAt}: ${rows} rows of ${tables.length} tables${files ? ` and ${files.count} files` : ''}.`,
    )
    printLine(
      files
        ? 'Everybody must sign in again.'
        : 'The backup has no files: copy them back too. Everybody must sign in again.',
    )

    return 0
  } finally {
    progress.end()
    await close()
  }
}
