import { importLabel } from '@registrar/domain/imports/import-fields'
import { ALREADY_THERE, type ImportKindName, type ImportOutcome } from '@registrar/domain/imports/import-run'
import { asCell } from '@registrar/domain/shared/export'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { RecordWarning } from '@registrar/domain/shared/record-warning'
import { isSameValue } from '@registrar/domain/shared/same-value'
import type { OnArdMoved } from '#features/organizations'
import type { Author } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Progress } from '#platform/progress'
import type { Session } from '#platform/sessions/session'

/** What a line did: its name in the report, and why it was skipped or refused. */
export type LineOutcome = { outcome: ImportOutcome; name: string; reason: string; warnings?: RecordWarning[] }

export type LineContext = {
  tx: Tx
  session: Session & Author
  today: IsoDate
  config: Config
  progress: Progress
  /** the heading of the column that fills each field */
  headings: ReadonlyMap<string, string>
  /** what else is done when a return is due on another day */
  onArdMoved: OnArdMoved
}

/** A line that could be read: its first cell, the values of the fields that are not blank, and what is said of cells that are left out. */
export type ReadLine = { line: number; firstCell: string; values: Record<string, unknown>; remarks?: string[] }

export type ReportedLine = LineOutcome & { line: number }

/** How many lines had each outcome. */
export const countOutcomes = (lines: readonly ReportedLine[]): Record<ImportOutcome, number> => {
  const countOf = (outcome: ReportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  return {
    made: countOf('made'),
    updated: countOf('updated'),
    skipped: countOf('skipped'),
    refused: countOf('refused'),
  }
}

/** Writes the lines of a file that could be read. */
export type LinesWriter = (lines: readonly ReadLine[], context: LineContext) => Promise<ReportedLine[]>

/** The fields of a line that differ from a record, as a file writes its texts (IMP-6). */
export const differingFields = (record: object, values: Record<string, unknown>): string[] => {
  const known = new Map<string, unknown>(Object.entries(record))
  return Object.keys(values).filter((field) => !isSameValue(asCell(known.get(field)), asCell(values[field])))
}

/** Says in the words of the screens what a schema finds wrong with a line (IMP-7). */
export const problemsOf = (
  kind: ImportKindName,
  error: { issues: { path: PropertyKey[]; message: string }[] },
): string => error.issues.map(({ path, message }) => `${importLabel(kind, String(path[0]))}: ${message}`).join(' ')

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The name of the person whom a line names by its parts. */
export const nameOf = (values: Record<string, unknown>): string =>
  [values['firstName'], values['lastName']].map(textOf).filter(Boolean).join(' ')

export const refused = (name: string, reason: string): LineOutcome => ({ outcome: 'refused', name, reason })

/** So many lines are read, compared and written at once. */
const LINES_AT_ONCE = 200

/** Works on the lines a batch at a time, and shows how far it is. */
export const inBatches = async <L, R>(
  { name = 'Writing', lines, progress }: { name?: string; lines: readonly L[]; progress: Progress },
  work: (batch: readonly L[]) => Promise<R[]>,
): Promise<R[]> => {
  const results: R[] = []
  progress.step(name, lines.length)

  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const batch = lines.slice(start, start + LINES_AT_ONCE)
    // One batch after the other, in one transaction
    results.push(...(await work(batch)))
    progress.advance(batch.length)
  }
  return results
}

/** Decides what each line of a batch does, one after the other. What a command refuses is a refused line. */
export const inTurn = async <L extends Pick<ReadLine, 'line' | 'firstCell'>>(
  batch: readonly L[],
  write: (line: L) => Promise<LineOutcome>,
): Promise<ReportedLine[]> => {
  const reported: ReportedLine[] = []

  for (const line of batch) {
    const outcome = await write(line).catch((error: unknown) => {
      if (error instanceof Problem) return refused(line.firstCell, error.message)
      throw error
    })
    reported.push({ line: line.line, ...outcome })
  }
  return reported
}

/** Why lines were refused when what they make or change was written, by their number. */
export type Refusals = Map<number, string>

/** The outcomes of lines, with those that were refused only when they were written. */
export const withRefusals = (
  reported: readonly ReportedLine[],
  lines: readonly ReadLine[],
  refusals: Refusals,
): ReportedLine[] => {
  if (refusals.size === 0) return [...reported]
  const firstCells = new Map(lines.map(({ line, firstCell }) => [line, firstCell]))
  return reported.map((outcome) => {
    const reason = refusals.get(outcome.line)
    return reason === undefined
      ? outcome
      : { line: outcome.line, ...refused(firstCells.get(outcome.line) ?? '', reason) }
  })
}

/** Adds to what lines have written which of their cells are left out. */
export const withRemarks = (reported: readonly ReportedLine[], lines: readonly ReadLine[]): ReportedLine[] => {
  const remarksOf = new Map(lines.map(({ line, remarks = [] }) => [line, remarks]))
  return reported.map((done) => {
    const isWritten = done.outcome === 'made' || done.outcome === 'updated'
    const remarks = isWritten ? (remarksOf.get(done.line) ?? []) : []
    return remarks.length === 0 ? done : { ...done, reason: [done.reason, ...remarks].filter(Boolean).join(' ') }
  })
}

/** The outcome of a line whose record is there and gets the fields that differ. */
export const updatedOrSkipped = (kind: ImportKindName, name: string, fields: string[]): LineOutcome =>
  fields.length === 0
    ? { outcome: 'skipped', name, reason: ALREADY_THERE }
    : { outcome: 'updated', name, reason: `Changed: ${fields.map((field) => importLabel(kind, field)).join(', ')}.` }
