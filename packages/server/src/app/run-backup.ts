import { recordBackup } from '#features/backups'
import { listFileKeys } from '#features/files'
import { createBackup } from '#platform/backup/create-backup'
import { now } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import { openFileStore } from '#platform/file-store/open-file-store'
import { showProgress } from '#platform/progress'
import { printError, printLine } from '#platform/terminal'
import { type Command, parseCommandLine, UsageError } from './command.ts'
import { describeBackup, describeMissing } from './describe-backup.ts'
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

/**
 * Creates a backup of the configured database and files, with or without a running server, and prints what it contains.
 * @returns the exit code of the command: 1 when the file store lacks files, although the backup is kept
 * @throws BackupError, BucketError, EmbeddedPostgresError
 */
const runBackup = async ({ folder, hasFiles }: BackupArguments, config: Config): Promise<number> => {
  const startedAt = now()
  const { db, pool, close } = await openDatabase(config, 'helper')
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
    const encrypted = config.backupRecipients.length > 0 ? ', encrypted' : ''
    const message = `${describeBackup(manifest)} are in ${folder}${encrypted}.`
    const missing = describeMissing(manifest)
    printLine(message)
    if (missing !== undefined) printError(missing)

    const isOk = missing === undefined
    await recordBackup(db, { scheduledFor: null, startedAt, isOk, message: missing ?? message, checkedAt: null })
    return isOk ? 0 : 1
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
