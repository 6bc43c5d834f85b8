import { fieldsOfKind } from '@registrar/domain/imports/import-fields'
import { likelyOtherKind } from '@registrar/domain/imports/likely-kind'
import type { FileAsRead, ImportKindName, ImportReport } from '@registrar/domain/imports/import-run'
import { countOutcomes, type ReportedLine } from './import-line.ts'
import type { ImportResult } from './imports.commands.ts'

const MAX_LINES = 1000

/** What an import did, as the screen shows it: counts, columns, and its lines, the refused ones first (IMP-3). */
export const reportOf = (
  kind: ImportKindName,
  { id, isWritten, columns, asRead, previewAsRead, unknownStatuses, lines }: ImportResult,
): ImportReport => {
  const isRefused = ({ outcome }: ReportedLine) => outcome === 'refused'

  return {
    _id: id,
    isWritten,
    counts: countOutcomes(lines),
    columns,
    likelyKind: likelyOtherKind(kind, columns),
    ...asRead,
    previewAsRead,
    unknownStatuses,
    fields: Object.entries(fieldsOfKind[kind]).map(([field, { label }]) => ({ field, label })),
    lines: [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))].slice(0, MAX_LINES),
  }
}

/** The report of an import that goes on: how the file was read, and nothing else yet. */
export const runningReport = (kind: ImportKindName, id: string, asRead: FileAsRead): ImportReport => ({
  ...reportOf(kind, {
    id,
    isWritten: false,
    columns: [],
    asRead,
    previewAsRead: [],
    unknownStatuses: [],
    problem: undefined,
    lines: [],
  }),
  state: 'running',
})
