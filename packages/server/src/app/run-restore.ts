import { readFile } from 'node:fs/promises'
import { hasDatabase } from '@registrar/embedded-postgres'
import { listFileKeys } from '#features/files'
import { hasAccounts } from '#features/users'
import { restoreBackup } from '#platform/backup/restore-backup'
import { type Config, readConfig } from '#platform/config'
import { openFileStore } from '#platform/file-store/open-file-store'
import { showProgress } from '#platform/progress'
import { printLine } from '#platform/terminal'
import { bringHere, isInBucket } from './fetched-backup.ts'
import { type Command, parseCommandLine, UsageError } from './command.ts'
import { openDatabase } from './open-database.ts'
import { rememberEntries } from './remove-new-entries.ts'

const usage = `Usage: npm run restore -- FOLDER [--identity FILE]

Restores a backup, a folder or s3://bucket/path, into an empty database: a new data folder (DATA_DIR), or a database without records (DATABASE_URL).

  --identity FILE   the age identity (AGE-SECRET-KEY-…) of an encrypted backup`

type RestoreArguments = { folder: string; identityFile: string | undefined }

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
const readRestoreArguments = (args: string[]): RestoreArguments => {
  const options = { identity: { type: 'string' } } as const
  const { positionals, values } = parseCommandLine({ args, allowPositionals: true, options })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UsageError('Name the folder of one backup.')

  return { folder, identityFile: values.identity }
}

const readIdentity = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The identity file cannot be read: ${(error as Error).message}.`, { cause: error })
  })

/**
 * Restores a backup into the configured database and file store, which no server may be using, and prints what it restored.
 * @returns the exit code of the command
 * @throws BackupError, BucketError, EmbeddedPostgresError
 */
const runRestore = async ({ folder: place, identityFile }: RestoreArguments, config: Config): Promise<number> => {
  const identity = identityFile === undefined ? undefined : await readIdentity(identityFile)
  const { folder, remove } = await bringHere(place, config)
  const isFolderNew = !config.databaseUrl && !hasDatabase(config.dataDir)
  const removeNewEntries = await rememberEntries(config.dataDir)
  const { direct, close } = await openDatabase(config, 'owner', { skipMigrations: true })
  const progress = showProgress()
  let isRestored = false
  try {
    const { takenAt, tables, files } = await restoreBackup({
      ...direct,
      listFileKeys,
      hasAccounts,
      files: await openFileStore(config),
      folder,
      identity,
      progress,
    })
    isRestored = true
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
    // An empty database that stays would look like the restored one.
    if (!isRestored && isFolderNew) await removeNewEntries()
    await remove()
  }
}

/** `npm run restore`. */
export const restoreCommand: Command = {
  usage,
  run: (args, env) => {
    const given = readRestoreArguments(args)
    // The bucket that holds the backup is reached as that of BACKUP_FOLDER.
    const config = readConfig(isInBucket(given.folder) ? { ...env, BACKUP_FOLDER: given.folder } : env)
    return runRestore(given, config)
  },
}
