import type { ImportReport } from '@registrar/domain/imports/import-run'
import type { ImportFile } from './imports.api.ts'

/** A report with choices that are still checked: they show as they were made until the next report comes. */
export const withChoices = (report: ImportReport, { columns, reading = {} }: ImportFile): ImportReport => ({
  ...report,
  sheet: reading.sheet ?? report.sheet,
  delimiter: reading.delimiter ?? report.delimiter,
  encoding: reading.encoding ?? report.encoding,
  columns: report.columns.map(({ heading, field }) => ({
    heading,
    field: Object.hasOwn(columns, heading) ? (columns[heading] ?? null) : field,
  })),
})
