import { neutralised } from '@registrar/domain/shared/export'
import { stringify } from 'csv-stringify/sync'
import type { Cell } from './export-cells.ts'

const BYTE_ORDER_MARK = '\u{FEFF}'

const fieldOf = (cell: Cell): string => {
  if (cell === null) return ''
  if ('number' in cell) return cell.kind === 'euros' ? cell.number.toFixed(2) : String(cell.number)
  return cell.kind === 'text' ? neutralised(cell.text) : cell.text
}

// The library quotes a line break only when it is the one that ends records; readers take any for the end of a record.
const lines = (rows: string[][]) => stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

const plainField = (value: string | number | null): string =>
  typeof value === 'string' ? neutralised(value) : String(value ?? '')

/** A small table as one CSV file, written like those in pieces; null is an empty cell. */
export const csvOfTable = (
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => BYTE_ORDER_MARK + lines([headings, ...rows].map((row) => row.map(plainField)))

/**
 * A CSV file in pieces: UTF-8 with its mark, commas, days as `yyyy-MM-dd`, decimal points, and an apostrophe before what a
 * spreadsheet would take for a formula (EXP-2, EXP-3).
 */
export const csvOf = async function* (headings: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([headings.map(neutralised)])
  for await (const rows of batches) yield lines(rows.map((row) => row.map(fieldOf)))
}
