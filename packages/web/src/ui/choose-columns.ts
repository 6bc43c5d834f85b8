import type { ViewColumn } from '@registrar/domain/views/view'
import type { ColumnChoice } from '#lib/column-choice'
import { type Column, columnKey } from './column.ts'

// What was hidden before columns had keys is named by the field that it sorts by, or by its label.
const isNamed = <R>(column: Column<R>, name: string) =>
  columnKey(column) === name || column.sortField === name || column.label === name

const withWidth = <R>(column: Column<R>, width: ViewColumn['width']): Column<R> => ({
  ...column,
  width: width ?? undefined,
})

/**
 * The columns that a list shows after a choice (LIST-10). The first declared one always shows, since it opens the row; a choice that does not name
 * it has it first.
 */
export const chooseColumns = <R>(
  declared: Column<R>[],
  { columns, hidden, isExact = false }: ColumnChoice,
): Column<R>[] => {
  const all = declared.map((column, index) => ({ ...column, opensRow: index === 0 }))
  const named = columns.flatMap(({ field, width }) =>
    all.filter((column) => isNamed(column, field)).map((column) => withWidth(column, width)),
  )
  const isMissing = (column: Column<R>) => !columns.some(({ field }) => isNamed(column, field))
  const first = all.slice(0, 1).filter(isMissing)
  const others = all
    .slice(1)
    .filter(
      (column) =>
        isMissing(column) && !isExact && !column.isHiddenAtFirst && !hidden.some((name) => isNamed(column, name)),
    )
  return [...first, ...named, ...others]
}

/** The fields that a search must ask for, so that rows have what the columns show (LIST-15). */
export const askedFieldsOf = <R>(shown: Column<R>[]): { fields?: string[] } => {
  const fields = shown.filter(({ isAsked }) => isAsked).map(columnKey)
  return fields.length > 0 ? { fields } : {}
}
