import { fieldLabel } from '@registrar/domain/history/logged-fields'
import type { ImportOutcome } from '@registrar/domain/imports/import-run'
import { type ImportColumn, readImportRow } from '@registrar/domain/imports/organizations/row'
import type { StatusMeanings } from '@registrar/domain/imports/organizations/status'
import { type Author, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import type { Progress } from '#platform/progress'
import type { OnArdMoved } from '../annual-returns/on-ard-moved.ts'
import { type ImportFile, rowProblem } from './import-file.ts'
import { type ImportPlan, type NotWrittenLine, planImport, type PlannedWrite, type ReadLine } from './import-plan.ts'
import { insertOrganizations, updateOrganizations } from './import-writes.commands.ts'
import { organizationRecord } from '../organizations.row.ts'

/** How the cells of a file are read. */
type ReadOptions = { columns: readonly ImportColumn[]; statusMeanings: StatusMeanings }

/** The author of the changes, how far the import is shown to be, and what else is done when a return is due on another day. */
type ImportContext = { session: Author; progress: Progress; onArdMoved?: OnArdMoved }

/** The outcome of one line of the file. */
type ImportedLine = NotWrittenLine & { outcome: ImportOutcome }

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
  { session, progress, onArdMoved }: ImportContext,
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

const checkLines = ({ headings, rows }: ImportFile, { columns, statusMeanings }: ReadOptions, progress: Progress) => {
  const nameIndex = columns.find(({ field }) => field === 'name')?.index ?? 0
  const good: ReadLine[] = []
  const refused: NotWrittenLine[] = []

  progress.step('Checking', rows.length)
  for (const row of rows) {
    const problem = rowProblem(row, headings)
    const read = problem ? { problems: [problem] } : readImportRow(row.cells, columns, statusMeanings)
    if (read.problems) {
      refused.push({ line: row.line, name: row.cells[nameIndex] ?? '', reason: read.problems.join(' ') })
    } else good.push({ line: row.line, fields: read.fields })
    progress.advance(1)
  }

  return { good, refused }
}

// What the server computes from a line is not what the line has changed, unless nothing else has changed.
const changedReason = ({ fields, sent }: PlannedWrite): string => {
  const changed = Object.keys(fields)
  const named = changed.filter((field) => sent.includes(field))
  const labels = (named.length > 0 ? named : changed).map((field) => fieldLabel(organizationRecord.type, field))
  return `Changed: ${labels.join(', ')}.`
}

const outcomesOf = ({ created, updated, skipped, ...plan }: ImportPlan, refused: NotWrittenLine[]): ImportedLine[] =>
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
 * Writes the good lines of a file of organizations (ORG-11).
 * @returns the outcome of each line, in the order of the file
 */
export const importOrganizations = async (
  tx: Tx,
  file: ImportFile,
  options: ReadOptions,
  context: ImportContext,
): Promise<ImportedLine[]> => {
  const { good, refused } = checkLines(file, options, context.progress)

  context.progress.step('Comparing')
  const plan = await planImport(tx, good)
  context.progress.advance(1)

  await writePlan(tx, plan, context)
  return outcomesOf(plan, refused)
}
