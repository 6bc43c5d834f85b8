import { countText } from '@registrar/domain/shared/count-text'
import { listFileKeys } from '#features/files'
import { createBackup } from '#platform/backup/create-backup'
import { type Config, readConfig } from '#platform/config'
import { openFileStore } from '#platform/file-store/open-file-store'
import { showProgress } from '#platform/progress'
import { printError, printLine } from '#platform/terminal'
import { type Command, parseCommandLine, UsageError } from './command.ts'
import { openDatabase } from './open-database.ts'

const usage = `Usage: npm run backup -- FOLDER [options]

  --no-files   leave out the files, because you copy them in another way`

type BackupArguments = { folder: string; hasFiles: boolean }

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
const readBackupArguments = (args: string[]): BackupArguments => {
  const { positionals, values } = parseCommandLine({
    args,
    allowPositionals: true,
    options: { 'no-files': { type: 'boolean', default: false } },
  })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UsageError('Name one folder for the backup.')

  return { folder, hasFiles: !values['no-files'] }
}

// A few lost files are named. Where the store is not the right one, all of them are missing.
const NAMED_FILES = 10

const describeMissing = (keys: string[]): string =>
  [
    ...keys.slice(0, NAMED_FILES).map((key) => `The file store has no file ${key}.`),
    `The backup is kept, but it lacks ${countText(keys.length, 'file')}: check DATA_DIR and the S3_… settings.`,
  ].join('\n')

/**
 * Creates a backup of the configured database and files, with or without a running server, and prints what it contains.
 * @returns the exit code of the command: 1 when the file store lacks files, although the backup is kept
 * @throws BackupError, BucketError, EmbeddedPostgresError
 */
const runBackup = async ({ folder, hasFiles }: BackupArguments, config: Config): Promise<number> => {
  const { pool, close } = await openDatabase(config, 'helper')
  const progress = showProgress()
  try {
    const files = hasFiles ? await openFileStore(config) : undefined
    const manifest = await createBackup({
      pool,
      listFileKeys,
      files,
      folder,
      recipients: config.backupRecipients,
      progress,
    })
    progress.end()
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)

    printLine(
      `${rows} rows of ${manifest.tables.length} tables${manifest.files ? ` and ${manifest.files.count} files` : ''} are in ${folder}${config.backupRecipients.length > 0 ? ', encrypted' : ''}.`,
    )
    const missing = manifest.files?.missing ?? []
    if (missing.length > 0) printError(describeMissing(missing))

    return missing.length > 0 ? 1 : 0
  } finally {
    progress.end()
    await close()
  }
}

/** `npm run backup`. */
export const backupCommand: Command = {
  usage,
  run: (args, env) => runBackup(readBackupArguments(args), readConfig(env)),
}
