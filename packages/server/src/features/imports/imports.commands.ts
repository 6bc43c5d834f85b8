import { fieldsOfKind, guessImportField, readImportCells } from '@registrar/domain/imports/import-fields'
import type { ImportKindName, ImportReport, NewImport } from '@registrar/domain/imports/import-run'
import { type ColumnFields, matchColumns, repeatedFields } from '@registrar/domain/imports/match-columns'
import { chooseColumns } from '@registrar/domain/organizations/import/columns'
import { isImportField } from '@registrar/domain/organizations/import/fields'
import {
  cellCountProblem,
  type ImportFile,
  importOrganizations,
  type OnArdMoved,
  readImportTable,
  requireNamedFormat,
} from '#features/organizations'
import { findSaveId } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import { silentProgress } from '#platform/progress'
import { type LineContext, type ReadLine, refused, type ReportedLine } from './import-line.ts'
import { reportOf } from './import-report.ts'
import { readRememberedColumns } from './imports.queries.ts'
import { lineWriters } from './line-writers.ts'

/** The fields that staff choose for the headings, and those that they chose for earlier files. */
type GivenFields = { chosen: ColumnFields; remembered: ColumnFields }

type ImportedFile = { lines: ReportedLine[]; columns: ImportReport['columns'] }

// Thrown to roll back a dry run or an import with refused lines. It carries the report.
class NotWritten extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('Nothing was written.')
    this.report = report
  }
}

const writeLines = async (
  { headings, rows }: ImportFile,
  { kind, given }: { kind: keyof typeof lineWriters; given: GivenFields },
  context: Omit<LineContext, 'fields'>,
): Promise<ImportedFile> => {
  const fields = fieldsOfKind[kind]
  const matched = matchColumns(headings, given, (heading) => guessImportField(fields, heading))
  const columns = headings.map((heading, index) => ({ heading, field: matched[index] ?? null }))
  const lineContext = { ...context, fields: new Set(columns.flatMap(({ field }) => field ?? [])) }

  const refusedLines: ReportedLine[] = []
  const readLines: ReadLine[] = []
  for (const { line, cells } of rows) {
    const firstCell = cells[0] ?? ''
    const { values, problems } = readImportCells(
      fields,
      columns.flatMap(({ heading, field }, index) =>
        field === null ? [] : [{ heading, field, cell: cells[index] ?? '' }],
      ),
    )
    const problem = cellCountProblem({ line, cells }, headings) ?? problems.join(' ')
    if (problem === '') readLines.push({ line, firstCell, values })
    else refusedLines.push({ line, ...refused(firstCell, problem) })
  }

  const written = await lineWriters[kind](readLines, lineContext)
  const lines = [...refusedLines, ...written].toSorted((a, b) => a.line - b.line)

  return { lines, columns }
}

const writeOrganizations = async (
  bytes: Uint8Array,
  { headings, given }: { headings: string[]; given: GivenFields },
  { tx, session }: Omit<LineContext, 'fields'>,
  onArdMoved: OnArdMoved,
): Promise<ImportedFile> => {
  const matched = matchColumns(headings, given, () => undefined)
  const columns = new Map(
    headings.flatMap((heading, index) => {
      const field = matched[index] ?? null
      const isGiven = Object.hasOwn(given.chosen, heading) || Object.hasOwn(given.remembered, heading)
      return isGiven && headings.indexOf(heading) === index
        ? [[heading, field !== null && isImportField(field) ? field : null] as const]
        : []
    }),
  )
  const { columns: used, problems } = chooseColumns(headings, columns)
  const fieldAt = new Map<number, string>(used.map(({ index, field }) => [index, field]))
  const outcome = { columns: headings.map((heading, index) => ({ heading, field: fieldAt.get(index) ?? null })) }
  // Staff see the columns, and choose the one that is missing.
  if (problems.length > 0) return { ...outcome, lines: [{ line: 1, ...refused('', problems.join(' ')) }] }

  const options = { columns, statusMeanings: new Map(), delimiter: undefined, keepGood: true, isDryRun: false }
  const { lines } = await importOrganizations(tx, bytes, options, session, silentProgress, onArdMoved)
  return { ...outcome, lines }
}

const requireKnownFields = (kind: ImportKindName, columns: NewImport['columns']) => {
  const isKnown = (field: string) =>
    kind === 'organizations' ? isImportField(field) : Object.hasOwn(fieldsOfKind[kind], field)
  const unknown = Object.entries(columns).filter(([, field]) => field !== null && !isKnown(field))
  if (unknown.length === 0) return

  const message = 'There is no such field to import.'
  const fields = Object.fromEntries(unknown.map(([heading]) => [`columns.${heading}`, message]))
  throw new Problem('VALIDATION_FAILED', message, { fields })
}

const requireDistinctFields = (headings: readonly string[], columns: NewImport['columns']) => {
  const repeated = repeatedFields(headings, columns)
  if (repeated.length === 0) return

  const message = 'Two columns fill this field. Choose one of them.'
  const fields = Object.fromEntries(repeated.map(([heading]) => [`columns.${heading}`, message]))
  throw new Problem('VALIDATION_FAILED', message, { fields })
}

/**
 * Imports a file in one transaction (IMP-1 to IMP-4). A dry run does the same and is then rolled back, so its report says
 * exactly what the import would do. If a line is refused, nothing is written, unless `keepGood` is set.
 * @throws ImportError when the file as a whole cannot be read
 * @throws Problem VALIDATION_FAILED when a column is given a field that the kind does not have, or that another column has
 */
export const runImport = async (
  db: Db,
  { kind, fileName, content, columns, dryRun, keepGood }: NewImport,
  context: Omit<LineContext, 'tx' | 'fields'>,
  onArdMoved: OnArdMoved,
): Promise<ImportReport> => {
  const bytes = Buffer.from(content, 'base64')
  requireNamedFormat(fileName, bytes)
  requireKnownFields(kind, columns)
  const table = await readImportTable(bytes)
  requireDistinctFields(table.headings, columns)
  const session = { ...context.session, source: 'import' as const }

  const run = async (tx: Tx): Promise<ImportReport> => {
    await lockExclusively(tx, 'import')
    const given = { chosen: columns, remembered: await readRememberedColumns(tx, kind) }
    const lineContext = { ...context, session, tx }
    const outcome =
      kind === 'organizations'
        ? await writeOrganizations(bytes, { headings: table.headings, given }, lineContext, onArdMoved)
        : await writeLines(table, { kind, given }, lineContext)

    const report = reportOf(kind, outcome.columns, outcome.lines)
    const isWritten = !dryRun && (report.counts.refused === 0 || keepGood)
    if (!isWritten) throw new NotWritten(report)

    const id = newId()
    await tx
      .insertInto('import_runs')
      .values({
        id,
        kind,
        file_name: fileName,
        columns: JSON.stringify(columns),
        user_id: session.userId,
        save_id: await findSaveId(tx),
        ...report.counts,
      })
      .execute()

    return { ...report, _id: id, isWritten }
  }

  return inTransaction(db, run).catch((error: unknown) => {
    if (error instanceof NotWritten) return error.report
    throw error
  })
}
