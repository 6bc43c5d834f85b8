import { displayDate } from '@registrar/domain/shared/iso-date'
import { type CellContext, type ListColumn, valueOf } from '@registrar/domain/shared/listing'
import { displayEuros } from '@registrar/domain/shared/money'
import { displayInstant, displayInstantDay } from '#lib/clock'
import type { Column } from './column.ts'

/** What the screen adds to a declared column: how its cell looks, and where it opens. */
type ColumnLook<R> = Partial<Pick<Column<R>, 'cell' | 'cardCell' | 'card' | 'opensAt'>> & {
  /** whether a pointer over the cell shows its whole text */
  isTitled?: true
}

// No cell of a screen is written by these: screens name a brand themselves.
const NO_CONTEXT: CellContext = { brands: {}, today: '' }
const DAY_LENGTH = 10

const cellOf = <R,>(column: ListColumn<R>, row: R): string | number | null => {
  const value = valueOf(column, row, NO_CONTEXT)
  if (value === null) return null
  if (column.kind === 'euros') return displayEuros(Number(value))
  if (column.kind === 'moment') return displayInstant(String(value))
  if (column.kind !== 'day') return value
  return String(value).length > DAY_LENGTH ? displayInstantDay(String(value)) : displayDate(String(value))
}

const LONG_WORD = /\S{24}/

// An address in an email or of a page has nowhere to break.
const breakable = (value: string | number | null) =>
  typeof value === 'string' && LONG_WORD.test(value) ? <span data-long-word>{value}</span> : value

const isNumber = <R,>({ kind }: ListColumn<R>) => kind === 'number' || kind === 'euros'

const titled = (text: string | number | null) => text && <span title={String(text)}>{text}</span>

/** One column of a table: what the list declares, and its look. */
export const tableColumn = <R,>(column: ListColumn<R>, { isTitled, ...look }: ColumnLook<R> = {}): Column<R> => ({
  key: column.key,
  label: column.label,
  ...(column.sort && { sortField: column.key }),
  ...(column.width !== undefined && { maxWidth: column.width }),
  ...(isNumber(column) && !look.cell && { align: 'right' }),
  cell: (row) => (isTitled ? titled(cellOf(column, row)) : breakable(cellOf(column, row))),
  ...look,
})

/** The columns of a table: those that the list declares for the screen, each with its look. */
export const tableColumns = <R, const C extends readonly ListColumn<R>[]>(
  { columns }: { row: { _output: R }; columns: C },
  looks: { [K in C[number]['key']]?: ColumnLook<R> },
): Column<R>[] =>
  columns
    .filter(({ place }) => place === undefined)
    .map((column) => tableColumn(column, (looks as Record<string, ColumnLook<R> | undefined>)[column.key]))

/**
 * The columns of a list whose columns are chosen: all that it declares, and `more`, each with its look. Those that only a file has, and the other
 * fields of the record, show when somebody chooses them (LIST-15).
 */
export const choosableColumns = <R, const C extends readonly ListColumn<R>[]>(
  { columns }: { row: { _output: R }; columns: C },
  looks: { [K in C[number]['key']]?: ColumnLook<R> } & Record<string, ColumnLook<R>>,
  more: readonly ListColumn<R>[] = [],
): Column<R>[] =>
  [...columns, ...more]
    .filter(({ place }) => place !== 'alias')
    .map((column) => ({
      ...tableColumn(column, (looks as Record<string, ColumnLook<R> | undefined>)[column.key]),
      isHiddenAtFirst: column.place !== undefined && !column.isShownAtFirst,
      isAsked: column.place === 'more',
    }))
