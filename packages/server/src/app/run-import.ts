import { readFile, writeFile } from 'node:fs/promises'
import { followArd } from '#features/follow-ups'
import { ImportError, importOrganizations, reportCsv, reportLines } from '#features/organizations'
import { findUserIdByEmail } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { showProgress } from '#platform/progress'
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

/**
 * Imports the file into the configured database, alone or beside a running server, and prints the report (ORG-11).
 * @returns the exit code of the command: 1 when nothing was written because lines were refused
 * @throws ImportError, EmbeddedPostgresError
 */
export const runImport = async (options: ImportArguments, config: Config): Promise<number> => {
  const bytes = await readImported(options.file)
  const { db, close } = await openDatabase(config, 'helper')
  const progress = showProgress()

  try {
    const author = await findAuthor(db, options.user)
    // An unwritable report file must fail before anything is imported, not after.
    if (options.report !== undefined) await writeReport(options.report, '')
    const result = await importOrganizations(db, bytes, options, author, progress, followArd)

    if (options.report !== undefined) await writeReport(options.report, reportCsv(result))
    for (const line of reportLines(result)) printLine(line)

    const isRefused = result.lines.some(({ outcome }) => outcome === 'refused')
    return isRefused && !options.keepGood ? 1 : 0
  } finally {
    progress.end()
    await close()
  }
}
