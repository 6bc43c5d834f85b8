import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  fieldsOfKind,
  guessesOf,
  isFieldOf,
  isJoinedField,
  readImportCells,
} from '@registrar/domain/imports/import-fields'
import {
  HIDDEN_ROW,
  type FileAsRead,
  type ImportKindName,
  type ImportReport,
  type NewImport,
} from '@registrar/domain/imports/import-run'
import { plainCell } from '@registrar/domain/imports/combine-cells'
import { type Doubts, doubtsOf } from '@registrar/domain/imports/doubtful-columns'
import { lineBelowTable } from '@registrar/domain/imports/line-below-table'
import { cellsAsRead } from '@registrar/domain/imports/preview-cells'
import { columnsProblem, matchColumns, repeatedFields } from '@registrar/domain/imports/match-columns'
import { isUnknownStatus, type StatusMeanings } from '@registrar/domain/imports/organizations/status'
import { findSaveId } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import type { Progress } from '#platform/progress'
import type { SheetRow } from '#platform/spreadsheets/spreadsheet'
import { rowProblem, type Table } from '#platform/spreadsheets/table'
import {
  countOutcomes,
  type LineContext,
  type ReadLine,
  refused,
  type ReportedLine,
  withRemarks,
} from './import-line.ts'
import { readRememberedColumns } from './imports.queries.ts'
import { lineWriters } from './line-writers.ts'
import { warnOfSimilarNames } from './similar-names.ts'

type Columns = ImportReport['columns']

/** The columns of a file, and what the whole file says against their cells. */
type ReadColumns = { columns: Columns; doubts: Doubts }

/** A file to import, and how. */
export type ImportJob = Pick<NewImport, 'kind' | 'fileName' | 'columns' | 'dryRun' | 'keepGood'> & {
  table: Table
  asRead: FileAsRead
  /** what a status in a file of organizations means, besides the known ones, by the status in `comparableText` */
  statusMeanings?: StatusMeanings
}

/** What an import did, or would do. */
export type ImportResult = {
  /** null for a dry run, and when nothing was written */
  id: string | null
  isWritten: boolean
  columns: Columns
  asRead: FileAsRead
  /** how each cell of the preview is read, in words */
  previewAsRead: (string | null)[][]
  unknownStatuses: string[]
  /** why no line can be read with these columns; then the heading line is the only line, and refused */
  problem: string | undefined
  /** in the order of the file */
  lines: ReportedLine[]
}

type ImportContext = Omit<LineContext, 'tx' | 'headings'> & {
  /** called in the transaction that writes, once it has written */
  onWritten?: (tx: Tx, result: ImportResult) => Promise<void>
}

// Thrown to roll back a dry run or an import with refused lines. It carries the result.
class NotWritten extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('Nothing was written.')
    this.result = result
  }
}

// The cells of the columns that fill a field, and what the reader of the file, or the rest of the file, says against them.
const cellsOf = ({ cells, problems = {} }: SheetRow, columns: Columns, doubts: Doubts) => {
  const used = columns.flatMap(({ heading, field }, index) => {
    const cell = cells[index] ?? ''
    return field === null ? [] : [{ heading, field, cell, problem: problems[index] ?? doubts(index, cell) }]
  })
  return {
    cells: used.filter(({ problem }) => problem === undefined),
    problems: used.flatMap(({ heading, problem }) => (problem === undefined ? [] : [`${heading}: ${problem}`])),
  }
}

const NO_VALUE = 'It has no value in the columns that are imported.'

/** So many lines are checked before others have their turn. */
const LINES_AT_ONCE = 200

const readRow = ({ kind, table, statusMeanings }: ImportJob, row: SheetRow, columns: Columns, doubts: Doubts) => {
  const { cells, problems } = cellsOf(row, columns, doubts)
  const { values, remarks, ...read } = readImportCells(fieldsOfKind[kind], cells, statusMeanings)
  const found = problems.length > 0 ? problems : read.problems
  const { headings } = table
  const problem = rowProblem(row, headings) ?? lineBelowTable(row.cells, headings.length) ?? found.join(' ')
  return { values, remarks, problem, isBlank: problem === '' && Object.keys(values).length === 0 }
}

const readLines = async (
  job: ImportJob,
  { columns, doubts }: ReadColumns,
  progress: Progress,
): Promise<{ read: ReadLine[]; notRead: ReportedLine[] }> => {
  // A report names a company by its name, and any other line by its first cell.
  const nameIndex = Math.max(
    0,
    columns.findIndex(({ field }) => field === 'name'),
  )
  const read: ReadLine[] = []
  const notRead: ReportedLine[] = []
  const { rows } = job.table

  progress.step('Checking', rows.length)
  for (const [index, row] of rows.entries()) {
    // So that nobody waits for a long file.
    if (index % LINES_AT_ONCE === 0) await nextTurn()
    const { line, cells, isHidden } = row
    const firstCell = cells[nameIndex] ?? ''
    const { values, remarks, problem, isBlank } = readRow(job, row, columns, doubts)
    if (isHidden || isBlank)
      notRead.push({ line, outcome: 'skipped', name: firstCell, reason: isHidden ? HIDDEN_ROW : NO_VALUE })
    else if (problem === '') read.push({ line, firstCell, values, ...(remarks && { remarks }) })
    else notRead.push({ line, ...refused(firstCell, problem) })
    progress.advance(1)
  }

  return { read, notRead }
}

const writeFile = async (
  job: ImportJob,
  read: ReadColumns,
  context: Omit<LineContext, 'headings'>,
): Promise<ReportedLine[]> => {
  const { columns } = read
  const { read: lines, notRead } = await readLines(job, read, context.progress)
  const headings = new Map(columns.flatMap(({ heading, field }) => (field === null ? [] : [[field, heading] as const])))

  const withSimilarNames = await warnOfSimilarNames(context.tx, job.kind, lines)
  const written = await lineWriters[job.kind](lines, { ...context, headings })
  return [...notRead, ...withRemarks(withSimilarNames(written), lines)].toSorted((a, b) => a.line - b.line)
}

const MAX_UNKNOWN_STATUSES = 50

const findUnknownStatuses = ({ table, statusMeanings }: ImportJob, columns: Columns): string[] => {
  const index = columns.findIndex(({ field }) => field === 'creationStatus')
  const heading = columns[index]?.heading ?? ''
  const statuses =
    index < 0
      ? []
      : table.rows.map(({ cells }) => plainCell({ heading, field: 'creationStatus', cell: cells[index] ?? '' }))
  return [...new Set(statuses)]
    .filter((status) => status !== '' && isUnknownStatus(status, statusMeanings))
    .slice(0, MAX_UNKNOWN_STATUSES)
}

const refuseColumns = (columns: readonly (readonly [heading: string, field: string | null])[], message: string) => {
  if (columns.length === 0) return

  const fields = Object.fromEntries(columns.map(([heading]) => [`columns.${heading}`, message]))
  throw new Problem('VALIDATION_FAILED', message, { fields })
}

/** @throws Problem VALIDATION_FAILED when a column is given a field that the kind does not have, or that another column has */
export const requireUsableFields = (
  kind: ImportKindName,
  headings: readonly string[],
  columns: NewImport['columns'],
) => {
  const unknown = Object.entries(columns).filter(([, field]) => field !== null && !isFieldOf(kind, field))
  refuseColumns(unknown, 'There is no such field to import.')
  const repeated = repeatedFields(headings, columns).filter(([, field]) => !isJoinedField(kind, field))
  refuseColumns(repeated, 'Two columns fill this field. Choose one of them.')
}

/**
 * Imports a file in one transaction (IMP-1 to IMP-4). A dry run does the same and is then rolled back, so its report says
 * exactly what the import would do. If a line is refused, nothing is written, unless `keepGood` is set.
 * @throws Problem VALIDATION_FAILED when a column is given a field that the kind does not have, or that another column has
 */
export const runImport = async (db: Db, job: ImportJob, context: ImportContext): Promise<ImportResult> => {
  const { kind, fileName, table, asRead, columns: chosen, dryRun, keepGood } = job
  requireUsableFields(kind, table.headings, chosen)
  const session = { ...context.session, source: 'import' as const }

  const run = async (tx: Tx): Promise<ImportResult> => {
    // Imports run one at a time, so that a second import of the same file finds what the first has created.
    // It may wait longer than any other statement, and its own statements may be long.
    await sql`set local statement_timeout = '30min'`.execute(tx)
    await lockExclusively(tx, 'import')
    const given = { chosen, remembered: await readRememberedColumns(tx, kind) }
    const matched = matchColumns(table.headings, given, guessesOf(kind, table.headings), (field) =>
      isJoinedField(kind, field),
    )
    const columns = table.headings.map((heading, index) => ({ heading, field: matched[index] ?? null }))

    const cells = table.rows.map((row) => row.cells)
    const doubts = doubtsOf(fieldsOfKind[kind], columns, cells)

    // Staff see the columns, and choose the one that is missing.
    const problem = columnsProblem(kind, columns)
    const lines =
      problem === undefined
        ? await writeFile(job, { columns, doubts }, { ...context, session, tx })
        : [{ line: table.headingLine, ...refused('', problem) }]

    const unknownStatuses = findUnknownStatuses(job, columns)
    const previewAsRead = asRead.preview.map((line) =>
      cellsAsRead(kind, columns, line, job.statusMeanings).map((text, index) =>
        doubts(index, line[index] ?? '') === undefined ? text : null,
      ),
    )
    const told = { columns, asRead, previewAsRead, unknownStatuses, problem, lines }
    const counts = countOutcomes(lines)
    const isWritten = !dryRun && problem === undefined && (counts.refused === 0 || keepGood)
    if (!isWritten) throw new NotWritten({ id: null, isWritten, ...told })

    const id = newId()
    await tx
      .insertInto('import_runs')
      .values({
        id,
        kind,
        file_name: fileName,
        columns: JSON.stringify(chosen),
        user_id: session.userId,
        save_id: await findSaveId(tx),
        ...counts,
      })
      .execute()

    const result = { id, isWritten, ...told }
    await context.onWritten?.(tx, result)
    return result
  }

  return inTransaction(db, run).catch((error: unknown) => {
    if (error instanceof NotWritten) return error.result
    throw error
  })
}
