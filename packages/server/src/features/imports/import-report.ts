import { fieldsOfKind } from '@registrar/domain/imports/import-fields'
import type { ImportKindName, ImportReport } from '@registrar/domain/imports/import-run'
import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { importFields } from '@registrar/domain/organizations/import/fields'
import type { LineOutcome, ReportedLine } from './import-line.ts'

const MAX_LINES = 1000

const fieldsOf = (kind: ImportKindName): ImportReport['fields'] =>
  kind === 'organizations'
    ? Object.keys(importFields).map((field) => ({ field, label: fieldLabel('organization', field) }))
    : Object.entries(fieldsOfKind[kind]).map(([field, { label }]) => ({ field, label }))

/** What an import did: counts, columns, and its lines, the refused ones first (IMP-3). */
export const reportOf = (
  kind: ImportKindName,
  columns: ImportReport['columns'],
  lines: readonly ReportedLine[],
): ImportReport => {
  const countOf = (outcome: LineOutcome['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const isRefused = ({ outcome }: ReportedLine) => outcome === 'refused'

  return {
    _id: null,
    isWritten: false,
    counts: {
      made: countOf('made'),
      updated: countOf('updated'),
      skipped: countOf('skipped'),
      refused: countOf('refused'),
    },
    columns,
    fields: fieldsOf(kind),
    lines: [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))].slice(0, MAX_LINES),
  }
}
