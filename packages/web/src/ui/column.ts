import type { ReactNode } from 'react'
import type { Selection } from '#lib/selection'

export type Column<R> = {
  /** the field that it shows, by which it is chosen and exported; by default the field that it sorts by, or its label */
  key?: string
  label: string
  /** the field of the search call that sorts by this column */
  sortField?: string
  cell: (row: R) => ReactNode
  align?: 'right'
  /** the width in pixels at which long text wraps */
  maxWidth?: number
  /** the address that a click on this cell opens, where it differs from the row's */
  opensAt?: (row: R) => string
  /** its place on a phone's card: as the title, beside the title, or on the second line */
  card?: 'title' | 'top' | 'bottom'
  /** whether the list shows it only when somebody chooses it */
  isHiddenAtFirst?: boolean
  /** whether rows have its field only when the search asks for it (LIST-15) */
  isAsked?: boolean
  /** the width in pixels that somebody chose */
  width?: number | undefined
  /** whether it holds the link of the row; by default the first column does */
  opensRow?: boolean
  /** whether an export leaves it out: a button */
  isOnScreenOnly?: true
  /** what the card shows instead of the cell */
  cardCell?: (row: R) => ReactNode
}

/** What names a column for the choice of columns. */
export const columnKey = ({ key, sortField, label }: Pick<Column<never>, 'key' | 'sortField' | 'label'>): string =>
  key ?? sortField ?? label

/** The column that holds the link of a row. */
export const openingColumn = <R>(columns: Column<R>[]): Column<R> | undefined =>
  columns.find(({ opensRow }) => opensRow) ?? columns[0]

export type Sort = { field: string; order: 'asc' | 'desc'; onSort: (field: string) => void; onClear?: () => void }

/** What a list is made of, as a table and as cards. */
export type TableProps<R> = {
  label: string
  columns: Column<R>[]
  rows: R[] | undefined
  rowKey: (row: R) => string
  /** the address that a row opens; without it the rows do not open */
  rowTo?: ((row: R) => string) | undefined
  sort?: Sort | undefined
  /** whether the rows are those of the previous search, while the next ones load */
  isStale?: boolean | undefined
  /** the ticked rows; without it the rows have no boxes */
  selection?: Selection | undefined
  empty: ReactNode
}

const LINE_LENGTH = 3

/** The columns on a phone's card: the declared title, or the first column; and those with a declared place, or the next three. */
export const cardColumns = <R>(columns: Column<R>[]) => {
  const title = columns.find(({ card }) => card === 'title') ?? openingColumn(columns)
  const others = columns.filter((column) => column !== title)
  const isDeclared = others.some(({ card }) => card !== undefined)
  return {
    title,
    top: others.filter(({ card }) => card === 'top'),
    bottom: isDeclared ? others.filter(({ card }) => card === 'bottom') : others.slice(0, LINE_LENGTH),
  }
}

/** What a column shows of a row on a card. */
export const cardCell = <R>({ cell, cardCell: own = cell }: Column<R>, row: R): ReactNode => own(row)
