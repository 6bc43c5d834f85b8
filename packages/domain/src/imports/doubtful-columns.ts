import { dayInWords } from '../shared/day-in-words.ts'
import { dayOfYearInWords } from '../shared/day-of-year.ts'
import type { Fields } from '../shared/field.ts'
import { isIsoDate } from '../shared/iso-date.ts'

type Column = { field: string | null }

/** Says why a cell of a column is doubtful; undefined when it is not. */
export type Doubts = (column: number, cell: string) => string | undefined

// A year end may have no year.
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4})(?!\d)|$)/
const MONTHS = 12

const numbersOf = (cell: string): { first: number; second: number; year: string } => {
  const [, first = '0', second = '0', year = ''] = NUMBERS.exec(cell.trim()) ?? []
  return { first: Number(first), second: Number(second), year }
}

const inWords = (year: string, month: number, day: number): string => {
  if (year === '') return dayOfYearInWords(`--${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(date) ? dayInWords(date, 'en') : date
}

// A file of which some days can only have the month first, and none the day first, has the month first in its other days too.
const dayDoubts = (cells: Iterable<string>): ((cell: string) => string | undefined) => {
  let monthFirst: string | undefined
  for (const cell of cells) {
    const { first, second } = numbersOf(cell)
    if (first > MONTHS && second <= MONTHS) return () => undefined
    if (second > MONTHS && first <= MONTHS) monthFirst ??= cell.trim()
  }
  return (cell) => {
    const { first, second, year } = numbersOf(cell)
    if (monthFirst === undefined || first === second || first > MONTHS || second > MONTHS) return undefined
    const meanings = `${inWords(year, second, first)} or ${inWords(year, first, second)}`
    return `"${cell}" is ${meanings}: the file has days with the month first, such as ${monthFirst}. Write the year first, as in 2024-12-31.`
  }
}

const FRACTION = /^(?:0?[.,]\d+|1(?:[.,]0+)?)$/
const NOTHING = /^0?(?:[.,]0+)?$/

// A spreadsheet keeps 50 % as 0.5, and writes it so where the format is lost.
const percentageDoubts = (cells: Iterable<string>): ((cell: string) => string | undefined) => {
  const isDoubtful = (cell: string) => FRACTION.test(cell.trim()) && !NOTHING.test(cell.trim())
  for (const cell of cells) if (!NOTHING.test(cell.trim()) && !isDoubtful(cell)) return () => undefined
  return (cell) =>
    isDoubtful(cell)
      ? `"${cell}" may be a percentage, or a part of 1: no line has more than 1. Write it with a percent sign.`
      : undefined
}

const cellsOf = function* (rows: readonly (readonly string[])[], columns: readonly number[]): Generator<string> {
  for (const cells of rows) for (const column of columns) yield cells[column] ?? ''
}

/**
 * Finds what the cells of a whole file say of each of them: days that may have the month first, and percentages that may be parts of 1
 * (IMP-16). What is doubtful is not guessed.
 */
export const doubtsOf = (fields: Fields, columns: readonly Column[], rows: readonly (readonly string[])[]): Doubts => {
  const ofKind = (kind: string) =>
    columns.flatMap(({ field }, index) => (field !== null && fields[field]?.kind === kind ? [index] : []))
  const [days, percentages] = [ofKind('day'), ofKind('percentage')]
  const [dayDoubt, percentageDoubt] = [dayDoubts(cellsOf(rows, days)), percentageDoubts(cellsOf(rows, percentages))]

  return (column, cell) => {
    if (days.includes(column)) return dayDoubt(cell)
    return percentages.includes(column) ? percentageDoubt(cell) : undefined
  }
}
