import { type ReportId, type ReportRow, reports } from '@registrar/domain/reports/report'

const amountOf = (row: ReportRow, key: string): number => Number(row[key] ?? 0)

/** A value as the report shows it: a month `2026-11` is `11/2026`. */
export const shownText = (key: string, value: ReportRow[string] | undefined): string => {
  const text = String(value ?? '')
  return key === 'month' ? text.split('-').toReversed().join('/') : text
}

/** The bars of a report's chart: rows with the same value of the column that it shows are added up. */
export const barsOf = (id: ReportId, rows: readonly ReportRow[]): Record<string, string | number>[] => {
  const { by, parts } = reports[id].bars
  const groups = Map.groupBy(rows, (row) => shownText(by, row[by]))

  return [...groups].map(([name, group]) => ({
    [by]: name,
    // In cents, so that euros add up exactly.
    ...Object.fromEntries(
      parts.map((part) => [part, group.reduce((sum, row) => sum + Math.round(amountOf(row, part) * 100), 0) / 100]),
    ),
  }))
}

/** The totals of the columns with numbers; undefined for the others, and for one whose values are not added up. */
export const totalsOf = (id: ReportId, rows: readonly ReportRow[]): (number | undefined)[] =>
  reports[id].columns.map(({ key, kind }) =>
    kind === undefined || key === 'clients'
      ? undefined
      : rows.reduce((sum, row) => sum + Math.round(amountOf(row, key) * 100), 0) / 100,
  )
