import { isUtf8 } from 'node:buffer'
import { countText } from '@registrar/domain/shared/count-text'
import { CsvError, parse } from 'csv-parse/sync'
import { ImportError } from './import-error.ts'

/** A record of the file: its cells, and the line on which it begins. */
export type FileRow = { line: number; cells: string[] }
export type ImportFile = { headings: string[]; rows: FileRow[] }

// Excel writes UTF-16 ("Unicode text"), UTF-8 with a byte order mark, or Windows-1252.
const decode = (bytes: Uint8Array): string => {
  const hasUtf16Mark = bytes[0] === 0xff && bytes[1] === 0xfe
  const encoding = hasUtf16Mark ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}

/** The delimiter of the file: comma, semicolon or tab, whichever the heading line has most of outside quotation marks. */
const guessDelimiter = (text: string): string => {
  const outsideQuotes = text.trimStart().replaceAll(/"(?:[^"]|"")*"/g, '')
  const [headingLine = ''] = outsideQuotes.split('\n', 1)
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headingLine.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

// Some programs tell a spreadsheet the delimiter in a line above the headings. It stays as a blank line, so that the lines below
// keep their numbers.
const DELIMITER_LINE = /^"?sep=([^\w"\n])"?\n/i

type Parsed = { record: string[]; info: { lines: number } }

const countLineEnds = (cells: string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

const parseText = (text: string, delimiter: string): FileRow[] => {
  let lastLine = 0

  try {
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record, { lines }) => {
        lastLine = lines
        return record
      },
    }) as unknown as Parsed[]
    return parsed.map(({ record, info }) => ({ cells: record, line: info.lines - countLineEnds(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError(
      `After line ${lastLine} the file cannot be read: a quotation mark is opened there and never closed.`,
      { cause: error },
    )
  }
}

/**
 * The table of a file whose first row names the columns. Blank rows are left out.
 * @throws ImportError when all rows are blank
 */
export const tableOf = (allRows: readonly FileRow[]): ImportFile => {
  const [head, ...rows] = allRows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

  if (!head) throw new ImportError('The file is empty: its first line must name the columns.')
  return { headings: head.cells.map((heading) => heading.trim()), rows }
}

/**
 * Reads a CSV file in UTF-8, UTF-16 or Windows-1252, with any line ends and quoting. The delimiter is guessed when none is
 * given, by the caller or by a first line such as `sep=;`. Blank lines are left out (ORG-11).
 * @throws ImportError when the file is empty or cannot be read
 */
export const readImportFile = (bytes: Uint8Array, delimiter?: string): ImportFile => {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n')
  const named = DELIMITER_LINE.exec(text)?.[1]
  const table = text.replace(DELIMITER_LINE, '\n')

  return tableOf(parseText(table, delimiter ?? named ?? guessDelimiter(table)))
}

const repeatsHeadings = (cells: readonly string[], headings: readonly string[]): boolean =>
  headings.length > 1 && headings.every((heading, index) => cells[index]?.trim() === heading)

/**
 * Says why the cells of a record cannot be read below the headings; undefined when they can. Empty cells at the end are
 * ignored.
 */
export const rowProblem = ({ cells }: FileRow, headings: readonly string[]): string | undefined => {
  // Files that were joined have the headings again in the middle.
  if (repeatsHeadings(cells, headings)) return 'It repeats the heading line.'

  const hasExtraCells = cells.slice(headings.length).some((cell) => cell.trim() !== '')
  return hasExtraCells || cells.length < headings.length
    ? `It has ${countText(cells.length, 'cell')}, and the heading line has ${headings.length}.`
    : undefined
}
