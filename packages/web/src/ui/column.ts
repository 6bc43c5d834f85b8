import type { ReactNode } from 'react'

export type Column<R> = {
  label: string
  /** the field of the search call that sorts by this column */
  sortField?: string
  cell: (row: R) => ReactNode
  align?: 'right'
  /** the width in pixels at which long text wraps */
  maxWidth?: number
  /** the address that a click on this cell opens, where it differs from the row's */
  opensAt?: (row: R) => string
  /** where it stands on a phone's card: beside the title, or on the second line */
  card?: 'top' | 'bottom'
}

/** What names a column for the choice of columns. */
export const columnKey = <R>({ sortField, label }: Column<R>): string => sortField ?? label

export type Sort = { field: string; order: 'asc' | 'desc'; onSort: (field: string) => void; onClear?: () => void }

const LINE_LENGTH = 3

/** What a phone's card shows: the first column as its title, and the columns that say so, else the next three. */
export const cardColumns = <R>([title, ...others]: Column<R>[]) => {
  const isDeclared = others.some(({ card }) => card !== undefined)
  return {
    title,
    top: others.filter(({ card }) => card === 'top'),
    bottom: isDeclared ? others.filter(({ card }) => card === 'bottom') : others.slice(0, LINE_LENGTH),
  }
}
