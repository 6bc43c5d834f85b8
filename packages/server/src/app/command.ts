import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ImportError } from '#features/organizations'
import { BackupError } from '#platform/backup/backup-error'
import { ConfigError } from '#platform/config'
import { EmbeddedPostgresError } from '@registrar/embedded-postgres'
import {
  DatabaseFull,
  DatabaseReadOnly,
  DatabaseRefused,
  DatabaseUnavailable,
} from '#platform/database/database-unavailable'
import { BucketError } from '#platform/file-store/bucket-error'
import { FilesFull, FilesUnavailable } from '#platform/file-store/file-store-failure'
import { SpreadsheetError } from '#platform/spreadsheets/spreadsheet'
import { goOnWithoutReader, printError, printLine } from '#platform/terminal'

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
const plainErrors = [
  ImportError,
  SpreadsheetError,
  BackupError,
  BucketError,
  DatabaseFull,
  DatabaseReadOnly,
  DatabaseRefused,
  EmbeddedPostgresError,
  FilesFull,
  FilesUnavailable,
]

const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return explain(error.cause)
  if (error instanceof ConfigError) return `The configuration is wrong:\n${error.message}`
  if (error instanceof Error && plainErrors.some((kind) => error instanceof kind)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const HELP = new Set(['--help', '-h'])

/** A command of the terminal. `run` returns its exit code. */
export type Command = { usage: string; run: (args: string[], env: NodeJS.ProcessEnv) => Promise<number> }

/**
 * Runs a command and prints why it fails. With `--help` it only prints how the command is used.
 * @returns the exit code: what the command returns, 1 when it fails, 2 when the command line is wrong
 */
export const exitCodeOf = async ({ usage, run }: Command, args: string[], env: NodeJS.ProcessEnv): Promise<number> => {
  if (args.some((argument) => HELP.has(argument))) {
    printLine(usage)
    return 0
  }

  try {
    return await run(args, env)
  } catch (error) {
    const isUsage = error instanceof UsageError
    printError(isUsage ? `${error.message}\n\n${usage}` : explain(error))
    return isUsage ? 2 : 1
  }
}

/** Runs a command with the arguments and the environment of this process, and sets its exit code. */
export const runCommand = async (command: Command): Promise<void> => {
  goOnWithoutReader()
  process.exitCode = await exitCodeOf(command, process.argv.slice(2), process.env)
}
