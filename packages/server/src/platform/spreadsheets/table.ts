import { countText } from '@registrar/domain/shared/count-text'
import { type SheetRow, type Spreadsheet, SpreadsheetError } from './spreadsheet.ts'

/** The rows of a spreadsheet below the line that names the columns. */
export type Table = { headings: string[]; headingLine: number; rows: SheetRow[] }

const isBlank = ({ cells }: SheetRow) => cells.every((cell) => cell.trim() === '')

// Two columns may have one heading. The second is called 'Phone (2)', so that each can be given a field.
const toldApart = (headings: readonly string[]): string[] => {
  const taken = new Set(headings)
  const seen = new Set<string>()
  return headings.map((heading) => {
    if (heading === '' || !seen.has(heading)) {
      seen.add(heading)
      return heading
    }
    let number = 2
    while (taken.has(`${heading} (${number})`)) number += 1
    const name = `${heading} (${number})`
    taken.add(name)
    return name
  })
}

/**
 * The table below a heading line: the line given, else the first that is not blank. A sheet may have values in columns without a heading;
 * a text file may not.
 * @throws SpreadsheetError when all lines are blank, or the heading line is
 */
export const tableOf = ({ rows, sheet }: Pick<Spreadsheet, 'rows' | 'sheet'>, headingLine?: number): Table => {
  const [first] = rows
  if (!first) throw new SpreadsheetError('The file is empty: its first line must name the columns.')

  const index = headingLine === undefined ? 0 : rows.findIndex(({ line }) => line === headingLine)
  const head = rows[index]
  if (!head || isBlank(head))
    throw new SpreadsheetError(`Line ${headingLine} is blank: it cannot name the columns.`, { option: 'headingLine' })

  const below = rows.slice(index + 1)
  const width =
    sheet === null
      ? head.cells.length
      : below.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length)
  const headings = toldApart(Array.from({ length: width }, (_, column) => head.cells[column]?.trim() ?? ''))
  return { headings, headingLine: head.line, rows: below }
}

const repeatsHeadings = (cells: readonly string[], headings: readonly string[]): boolean =>
  headings.length > 1 &&
  headings.every((heading, index) => {
    const cell = (cells[index] ?? '').trim()
    return cell === heading || (cell !== '' && heading.replace(/ \(\d+\)$/, '') === cell)
  })

/**
 * Says why the cells of a record cannot be read below the headings; undefined when they can. Empty cells at the end are ignored, and
 * missing ones are blank: spreadsheets and address books leave them out.
 */
export const rowProblem = ({ cells }: SheetRow, headings: readonly string[]): string | undefined => {
  // Files that were joined have the headings again in the middle.
  if (repeatsHeadings(cells, headings)) return 'It repeats the heading line.'

  const hasExtraCells = cells.slice(headings.length).some((cell) => cell.trim() !== '')
  return hasExtraCells
    ? `It has ${countText(cells.length, 'cell')}, and the heading line has ${headings.length}.`
    : undefined
}
