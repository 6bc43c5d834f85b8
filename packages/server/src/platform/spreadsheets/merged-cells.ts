import { columnIndex } from './column-index.ts'
import type { SheetRow } from './spreadsheet.ts'

const AREA = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/

// The total of several lines is written once, and each of them would have it.
const NUMBER = /^(?!\d{4}-\d\d-\d\d$)[-+(]?[€$£]?\s?\d[\d\s.,'’]*[€%)]?$/

/**
 * Gives the value of merged cells that stand below each other to each of their rows: the company that is written once beside three
 * directors, or the heading of two lines. A number stays where it is, and rows without any other value stay as they are. `rows` are in the order of their lines.
 */
export const fillMergedCells = (rows: SheetRow[], areas: readonly string[]): SheetRow[] => {
  const byLine = new Map(rows.map((row, index) => [row.line, index]))

  for (const area of areas) {
    const [, letters = '', top = '', bottom = ''] = AREA.exec(area.toUpperCase()) ?? []
    const start = byLine.get(Number(top))
    const column = columnIndex(letters)
    const value = start === undefined ? undefined : rows[start]?.cells[column]
    if (start === undefined || !value || NUMBER.test(value)) continue

    for (let index = start + 1; (rows[index]?.line ?? Number.POSITIVE_INFINITY) <= Number(bottom); index += 1) {
      const cells = rows[index]?.cells ?? []
      while (cells.length <= column) cells.push('')
      cells[column] ||= value
    }
  }
  return rows
}
