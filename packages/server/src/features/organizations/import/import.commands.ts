import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { chooseColumns, type GivenColumns } from '@registrar/domain/organizations/import/columns'
import { readImportRow } from '@registrar/domain/organizations/import/row'
import type { StatusMeanings } from '@registrar/domain/organizations/import/status'
import { type Author, recordChanges } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import type { Progress } from '#platform/progress'
import type { OnArdMoved } from '../annual-returns/on-ard-moved.ts'
import { ImportColumnsError } from './import-error.ts'
import { type ImportFile, cellCountProblem } from './import-file.ts'
import { readImportTable } from './import-table.ts'
import { type ImportPlan, planImport, type PlannedWrite, type ReadLine } from './import-plan.ts'
import { insertOrganizations, updateOrganizations } from './import-writes.ts'
import { organizationRecord } from '../organizations.row.ts'

export type ImportOptions = {
  /** the field of each heading; the others are guessed */
  columns: GivenColumns
  statusMeanings: StatusMeanings
  /** guessed when undefined */
  delimiter: string | undefined
  /** write the good lines even when others are refused */
  keepGood: boolean
  /** only report what would be written */
  isDryRun: boolean
}

/** The outcome of one line of the file. */
export type ImportedLine = {
  line: number
  outcome: 'made' | 'updated' | 'skipped' | 'refused'
  name: string
  reason: string
}

export type ImportResult = {
  isWritten: boolean
  isDryRun: boolean
  unused: string[]
  used: { heading: string; field: string }[]
  /** in the order of the file */
  lines: ImportedLine[]
}

const CHUNK = 500

const inChunks = async (
  writes: PlannedWrite[],
  progress: Progress,
  write: (chunk: PlannedWrite[]) => Promise<void>,
) => {
  for (let start = 0; start < writes.length; start += CHUNK) {
    const chunk = writes.slice(start, start + CHUNK)
    await write(chunk)
    progress.advance(chunk.length)
  }
}

const writePlan = async (
  tx: Tx,
  { created, updated }: ImportPlan,
  session: Author,
  progress: Progress,
  onArdMoved?: OnArdMoved,
) => {
  const author = { userId: session?.userId ?? null, source: 'import' } as const
  const log = (action: 'created' | 'updated', chunk: PlannedWrite[]) =>
    recordChanges(
      tx,
      author,
      chunk.map(({ id, fields }) => ({ recordType: organizationRecord.type, recordId: id, action, fields })),
    )

  progress.step('Writing', created.length + updated.length)
  await inChunks(created, progress, async (chunk) => {
    await insertOrganizations(tx, chunk)
    await log('created', chunk)
  })
  await inChunks(updated, progress, async (chunk) => {
    await updateOrganizations(tx, chunk)
    for (const { movedArd } of chunk) if (movedArd) await onArdMoved?.(tx, movedArd, author)
    await log('updated', chunk)
  })
}

type RefusedLine = { line: number; name: string; reason: string }

const checkLines = ({ headings, rows }: ImportFile, options: ImportOptions, progress: Progress) => {
  const { columns, unused, problems } = chooseColumns(headings, options.columns)
  if (problems.length > 0) throw new ImportColumnsError(problems.join('\n'))

  const nameIndex = columns.find(({ field }) => field === 'name')?.index ?? 0
  const good: ReadLine[] = []
  const refused: RefusedLine[] = []

  progress.step('Checking', rows.length)
  for (const row of rows) {
    const problem = cellCountProblem(row, headings)
    const read = problem ? { problems: [problem] } : readImportRow(row.cells, columns, options.statusMeanings)
    if (read.problems) {
      refused.push({ line: row.line, name: row.cells[nameIndex] ?? '', reason: read.problems.join(' ') })
    } else good.push({ line: row.line, fields: read.fields })
    progress.advance(1)
  }

  return { good, refused, unused, used: columns.map(({ heading, field }) => ({ heading, field })) }
}

// What the server computes from a line is not what the line has changed, unless nothing else has changed.
const changedReason = ({ fields, sent }: PlannedWrite): string => {
  const changed = Object.keys(fields)
  const named = changed.filter((field) => sent.includes(field))
  const labels = (named.length > 0 ? named : changed).map((field) => fieldLabel(organizationRecord.type, field))
  return `Changed: ${labels.join(', ')}.`
}

const outcomesOf = ({ created, updated, skipped, ...plan }: ImportPlan, refused: RefusedLine[]): ImportedLine[] =>
  [
    ...created.map(({ line, name }) => ({ line, outcome: 'made' as const, name, reason: '' })),
    ...updated.map((write) => ({
      line: write.line,
      outcome: 'updated' as const,
      name: write.name,
      reason: changedReason(write),
    })),
    ...skipped.map((line) => ({ ...line, outcome: 'skipped' as const })),
    ...[...refused, ...plan.refused].map((line) => ({ ...line, outcome: 'refused' as const })),
  ].toSorted((a, b) => a.line - b.line)

/**
 * Imports organizations from the bytes of a CSV file in one transaction (ORG-11). When a line is refused, nothing is
 * written unless `keepGood` is set.
 * @throws ImportError when the file as a whole cannot be imported; ImportColumnsError when its columns do not fit
 */
export const importOrganizations = async (
  db: Db | Tx,
  bytes: Uint8Array,
  options: ImportOptions,
  session: Author,
  progress: Progress,
  onArdMoved?: OnArdMoved,
): Promise<ImportResult> => {
  const { good, refused, ...columns } = checkLines(await readImportTable(bytes, options.delimiter), options, progress)

  const { plan, isWritten } = await inTransaction(db, async (tx) => {
    // Imports run one at a time, so that a second import of the same file finds what the first has created.
    await lockExclusively(tx, 'import of organizations')
    progress.step('Comparing')
    const planned = await planImport(tx, good)
    progress.advance(1)
    const isGood = refused.length + planned.refused.length === 0
    const hasToBeWritten = !options.isDryRun && (isGood || options.keepGood)
    if (hasToBeWritten) await writePlan(tx, planned, session, progress, onArdMoved)
    return { plan: planned, isWritten: hasToBeWritten }
  })

  progress.end()
  return { isWritten, isDryRun: options.isDryRun, ...columns, lines: outcomesOf(plan, refused) }
}
