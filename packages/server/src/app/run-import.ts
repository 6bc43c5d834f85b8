import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportReport } from '@registrar/domain/imports/import-run'
import { moveArdOfRunningFollowUps } from '#features/follow-ups'
import { runImport as importFile } from '#features/imports'
import {
  ImportColumnsError,
  ImportError,
  type ImportOptions,
  importOrganizations,
  reportCsv,
  reportLines,
} from '#features/organizations'
import { findUserIdByEmail } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { showProgress } from '#platform/progress'
import type { Session } from '#platform/sessions/session'
import { today } from '#platform/clock'
import { printLine } from '#platform/terminal'
import type { ImportArguments } from './import-arguments.ts'
import { openDatabase } from './open-database.ts'

const readImported = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new ImportError(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${String(error)}.`, {
      cause: error,
    })
  }
}

const writeReport = async (file: string, text: string): Promise<void> => {
  await writeFile(file, text).catch((error: unknown) => {
    throw new ImportError(`The report cannot be written to ${file}: ${String(error)}.`, { cause: error })
  })
}

const findAuthor = async (db: Db, email: string | undefined) => {
  if (email === undefined) return null
  const userId = await findUserIdByEmail(db, email)
  if (userId === undefined) throw new ImportError(`No account has the email address ${email}.`)
  return { userId }
}

// On the page Import, staff choose the fields of columns without this option.
const withMapOption = (error: unknown): unknown =>
  error instanceof ImportColumnsError
    ? new ImportError(`${error.message}\nChoose the field of a column with --map "heading=field".`, { cause: error })
    : error

const linesOf = ({ isWritten, counts, columns, lines }: ImportReport): string[] => [
  `Columns used: ${columns.flatMap(({ heading, field }) => (field === null ? [] : [`${heading} (${field})`])).join(', ')}.`,
  `${counts.made} created, ${counts.updated} updated, ${counts.skipped} already there, ${counts.refused} refused.`,
  ...lines.filter(({ outcome }) => outcome === 'refused').map(({ line, reason }) => `  line ${line}: ${reason}`),
  ...(isWritten ? [] : ['Nothing was written.']),
]

/** Imports people, links or orders as the screen does (IMP-1). Without an account, the change log names nobody. */
const importOther = async (
  db: Db,
  bytes: Buffer,
  { kind, file, columns, isDryRun, keepGood }: ImportArguments,
  { config, author }: { config: Config; author: { userId: string } | null },
): Promise<number> => {
  const body = {
    kind,
    fileName: path.basename(file),
    content: bytes.toString('base64'),
    columns: Object.fromEntries(columns),
    dryRun: isDryRun,
    keepGood,
  }
  // The commands read nothing of a session but its user.
  const session = { userId: author?.userId ?? null } as unknown as Session
  const report = await importFile(
    db,
    body,
    { session, config, today: today(config.timeZone) },
    moveArdOfRunningFollowUps,
  )

  for (const line of linesOf(report)) printLine(line)
  return report.counts.refused > 0 && !keepGood ? 1 : 0
}

/**
 * Imports the file into the configured database, alone or beside a running server, and prints the report (ORG-11).
 * @returns the exit code of the command: 1 when nothing was written because lines were refused
 * @throws ImportError, EmbeddedPostgresError
 */
export const runImport = async (options: ImportArguments, config: Config): Promise<number> => {
  const bytes = await readImported(options.file)
  const { db, close } = await openDatabase(config, 'helper', { mayCreate: true })
  const progress = showProgress()

  try {
    const author = await findAuthor(db, options.user)
    if (options.kind !== 'organizations') return await importOther(db, bytes, options, { config, author })

    // An unwritable report file must fail before anything is imported, not after.
    if (options.report !== undefined) await writeReport(options.report, '')
    const result = await importOrganizations(
      db,
      bytes,
      options as ImportOptions,
      author,
      progress,
      moveArdOfRunningFollowUps,
    ).catch((error: unknown) => {
      throw withMapOption(error)
    })

    if (options.report !== undefined) await writeReport(options.report, reportCsv(result))
    for (const line of reportLines(result)) printLine(line)

    const isRefused = result.lines.some(({ outcome }) => outcome === 'refused')
    return isRefused && !options.keepGood ? 1 : 0
  } finally {
    progress.end()
    await close()
  }
}
