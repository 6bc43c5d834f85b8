import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isJoinedField } from '@registrar/domain/imports/import-fields'
import { type ColumnFields, repeatedFields } from '@registrar/domain/imports/match-columns'
import { moveArdOfRunningFollowUps } from '#features/follow-ups'
import { readImportFile, runImport as importFile } from '#features/imports'
import { ImportError } from '#features/organizations'
import { findUserIdByEmail } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { showProgress } from '#platform/progress'
import type { Session } from '#platform/sessions/session'
import { today } from '#platform/clock'
import { printLine } from '#platform/terminal'
import type { ImportArguments } from './import-arguments.ts'
import { reportCsv, summaryLines } from './import-summary.ts'
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

const withMapOption = (message: string) =>
  new ImportError(`${message}\nChoose the field of a column with --map "heading=field".`)

/** The options --map by the headings of the file, which they may write in other letters. */
const chosenColumns = ({ kind, columns: given }: ImportArguments, headings: readonly string[]): ColumnFields => {
  const columns = Object.fromEntries(
    [...given].map(([name, field]) => {
      const isNamed = (heading: string) => heading.toLowerCase() === name.toLowerCase()
      const heading = headings.find((one) => one === name) ?? headings.find(isNamed)
      if (heading !== undefined) return [heading, field]
      throw withMapOption(`The file has no column "${name}". Its columns are: ${headings.join(', ')}.`)
    }),
  )

  const [repeated] = repeatedFields(headings, columns)
  if (repeated && !isJoinedField(kind, repeated[1]))
    throw withMapOption(`Two columns are mapped to ${repeated[1]}. Choose one.`)
  return columns
}

/**
 * Imports the file into the configured database, alone or beside a running server, as the screen does (IMP-1), and prints
 * what it did. Without an account, the change log names nobody.
 * @returns the exit code of the command: 1 when nothing was written because lines were refused
 * @throws ImportError, SpreadsheetError, EmbeddedPostgresError
 */
export const runImport = async (options: ImportArguments, config: Config): Promise<number> => {
  const { kind, file, report, statusMeanings, keepGood, isDryRun } = options
  const bytes = await readImported(file)
  const { db, close } = await openDatabase(config, 'helper', { mayCreate: true })
  const progress = showProgress()

  try {
    const author = await findAuthor(db, options.user)
    // The commands read nothing of a session but its user.
    const session = { userId: author?.userId ?? null } as unknown as Session
    // An unwritable report file must fail before anything is imported, not after.
    if (report !== undefined) await writeReport(report, '')

    const fileName = path.basename(file)
    const read = await readImportFile(db, bytes, { ...options, fileName, columns: Object.fromEntries(options.columns) })
    const columns = chosenColumns(options, read.table.headings)
    const result = await importFile(
      db,
      { kind, fileName, ...read, columns, statusMeanings, dryRun: isDryRun, keepGood },
      { session, config, today: today(config.timeZone), progress, onArdMoved: moveArdOfRunningFollowUps },
    )
    progress.end()
    if (result.problem !== undefined) throw withMapOption(result.problem)

    if (report !== undefined) await writeReport(report, reportCsv(result))
    for (const line of summaryLines(options, result)) printLine(line)

    const isRefused = result.lines.some(({ outcome }) => outcome === 'refused')
    return isRefused && !keepGood ? 1 : 0
  } finally {
    progress.end()
    await close()
  }
}
