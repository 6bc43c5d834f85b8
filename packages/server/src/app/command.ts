import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ImportError } from '#features/organizations'
import { BackupError } from '#platform/backup/backup-error'
import { ConfigError } from '#platform/config'
import { EmbeddedPostgresError } from '@registrar/embedded-postgres'
import { DatabaseRefused, DatabaseUnavailable } from '#platform/database/database-unavailable'
import { BucketError } from '#platform/file-store/bucket-error'
import { printError, printLine } from '#platform/terminal'

/** The command line is wrong. The message is a sentence. */
export class UsageError extends Error {}

/**
 * Reads the options and the other words of a command line.
 * @throws UsageError
 */
export const parseCommandLine = <T extends ParseArgsConfig>(config: T) => {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's advice on names that begin with a dash hides what is wrong.
    const message = (error as Error).message.replace(/\. To specify a positional argument .*/s, '.')
    throw new UsageError(message, { cause: error })
  }
}

// The message of each of these is a sentence for the terminal.
const plainErrors = [ImportError, BackupError, BucketError, DatabaseRefused, EmbeddedPostgresError]

const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return explain(error.cause)
  if (error instanceof ConfigError) return `The configuration is wrong:\n${error.message}`
  if (error instanceof Error && plainErrors.some((kind) => error instanceof kind)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const HELP = new Set(['--help', '-h'])

/**
 * Runs a command of the terminal and sets the exit code of the process: what the command returns, 1 when it fails, 2 when
 * the command line is wrong. With `--help` it only prints how the command is used.
 */
export const runCommand = async (usage: string, command: (args: string[]) => Promise<number>): Promise<void> => {
  const args = process.argv.slice(2)
  if (args.some((argument) => HELP.has(argument))) return printLine(usage)

  try {
    process.exitCode = await command(args)
  } catch (error) {
    const isUsage = error instanceof UsageError
    printError(isUsage ? `${error.message}\n\n${usage}` : explain(error))
    process.exitCode = isUsage ? 2 : 1
  }
}
