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

/** A line that could be read: its first cell, and the values of the fields that are not blank. */
export type ReadLine = { line: number; firstCell: string; values: Record<string, unknown> }

export type ReportedLine = LineOutcome & { line: number }

/** Writes the values of one line. */
export type LineWriter = (values: Record<string, unknown>, context: LineContext) => Promise<LineOutcome>

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

/** Writes each line, and shows how far it is. What a command refuses is a refused line. */
export const writeEach = async <L extends Pick<ReadLine, 'line' | 'firstCell'>>(
  lines: readonly L[],
  progress: Progress,
  write: (line: L) => Promise<LineOutcome>,
): Promise<ReportedLine[]> => {
  const reported: ReportedLine[] = []
  progress.step('Writing', lines.length)

  for (const line of lines) {
    const outcome = await write(line).catch((error: unknown) => {
      if (error instanceof Problem) return refused(line.firstCell, error.message)
      throw error
    })
    reported.push({ line: line.line, ...outcome })
    progress.advance(1)
  }

  return reported
}

/** The outcome of a line whose record is there and gets the fields that differ. */
export const updatedOrSkipped = (kind: ImportKindName, name: string, fields: string[]): LineOutcome =>
  fields.length === 0
    ? { outcome: 'skipped', name, reason: ALREADY_THERE }
    : { outcome: 'updated', name, reason: `Changed: ${fields.map((field) => importLabel(kind, field)).join(', ')}.` }
