import type { ReactNode } from 'react'
import { useHiddenColumns } from '#lib/hidden-columns'
import { type Column, columnKey } from './column.ts'
import { ColumnPicker } from './column-picker.tsx'

/**
 * The columns of a list that the user has not hidden, and the control that hides them (LIST-10). The first one always shows:
 * it opens the row.
 */
export const useColumnChoice = <R,>(list: string, columns: Column<R>[]): [Column<R>[], ReactNode] => {
  const [hidden, setHidden] = useHiddenColumns(list)
  const [first, ...others] = columns
  const shown = [...(first ? [first] : []), ...others.filter((column) => !hidden.includes(columnKey(column)))]

  return [
    shown,
    <ColumnPicker
      key="columns"
      columns={others.map((column) => ({ field: columnKey(column), label: column.label }))}
      hidden={hidden}
      onChange={setHidden}
    />,
  ]
}
