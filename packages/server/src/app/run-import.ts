import { readFile, writeFile } from 'node:fs/promises'
import { ImportError, importOrganizations, reportCsv, reportLines } from '#features/organizations'
import { findUserIdByEmail } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { showProgress } from '#platform/progress'
import { printLine } from '#platform/terminal'
import type { ImportArguments } from './import-arguments.ts'
import { openDatabase } from './open-database.ts'

const read = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new ImportError(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${String(error)}.`, {
      cause: error,
    })
  }
}

const save = async (file: string, text: string): Promise<void> => {
  await writeFile(file, text).catch((error: unknown) => {
    throw new ImportError(`The report cannot be written to ${file}: ${String(error)}.`, { cause: error })
  })
}

const findAuthor = async (db: Db, email: string | undefined) => {
  if (email === undefined) return null
  const userId = await findUserIdByEmail(db, email)
  if (userId === undefined) throw new ImportError(`No account has the e-mail address ${email}.`)
  return { userId }
}

/**
 * Imports the file into the configured database, beside a running server or alone, and tells how it went.
 * @returns the exit code of the command: 1 when lines were refused and so nothing was written
 * @throws ImportError, EmbeddedPostgresError
 */
export const runImport = async (asked: ImportArguments, config: Config): Promise<number> => {
  const bytes = await read(asked.file)
  const { db, close } = await openDatabase(config, 'helper')
  const progress = showProgress()
  try {
    const author = await findAuthor(db, asked.user)
    // Tried before anything is imported, and not found out after.
    if (asked.report !== undefined) await save(asked.report, '')
    const result = await importOrganizations(db, bytes, asked, author, progress)
    if (asked.report !== undefined) await save(asked.report, reportCsv(result))
    for (const line of reportLines(result)) printLine(line)
    const isRefused = result.lines.some(({ outcome }) => outcome === 'refused')
    return isRefused && !asked.keepGood ? 1 : 0
  } finally {
    progress.end()
    await close()
  }
}
