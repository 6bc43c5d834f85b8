import { withoutNeutralising } from '@registrar/domain/shared/export'
import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { guessDelimiter } from './guess-delimiter.ts'
import {
  countAgainst,
  requireShortLines,
  type ReadLimits,
  type ReadOptions,
  type SheetRow,
  type Spreadsheet,
  SpreadsheetError,
} from './spreadsheet.ts'

// Some programs tell a spreadsheet the delimiter in a line above the headings. It stays as a blank line, so that the lines below
// keep their numbers.
const DELIMITER_LINE = /^"?sep=([^\w"\n])"?\n/i

// A trick that keeps the zeros of a number in a spreadsheet: `="012345"`.
const FORMULA_OF_TEXT = /^=\s*"((?:[^"]|"")*)"$/

const cellOf = (cell: string): string => {
  const text = FORMULA_OF_TEXT.exec(cell.trim())?.[1]
  return text === undefined ? withoutNeutralising(cell) : text.replaceAll('""', '"')
}

const countLineEnds = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

const parseText = (text: string, delimiter: string, limits: ReadLimits): SheetRow[] => {
  const counter = countAgainst(limits)
  const rows: SheetRow[] = []
  let lastLine = 0

  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        lastLine = lines
        const last = record.findLastIndex((cell) => cell.trim() !== '')
        if (last === -1) return null

        const line = lines - countLineEnds(record)
        counter.row(last + 1, last + 1, () => `Cell ${last + 1} of line ${line}`)
        for (const [index, cell] of record.entries()) counter.cell(cell, () => `Cell ${index + 1} of line ${line}`)
        // Empty cells at the end count for what a line has, so they stay.
        rows.push({ line, cells: record.slice(0, limits.columns).map(cellOf) })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SpreadsheetError(
      `After line ${lastLine} the file cannot be read: a quotation mark is opened there and never closed.`,
      { cause: error },
    )
  }
}

// A program that took each line for one cell has put it into quotation marks as a whole.
const withoutOuterQuotes = (rows: readonly SheetRow[]): string | undefined => {
  const lines = rows.map(({ cells }) => cells[0] ?? '')
  const isOneCell = rows.length > 1 && rows.every(({ cells }) => cells.length === 1)
  if (!isOneCell || lines.some((line) => line.includes('\n'))) return undefined
  const text = lines.join('\n')
  const delimiter = guessDelimiter(text)
  return lines.every((line) => line.includes(delimiter)) ? text : undefined
}

const parseLines = (text: string, delimiter: string | undefined, limits: ReadLimits) => {
  const outer = delimiter ?? guessDelimiter(text)
  const rows = parseText(text, outer, limits)
  const inside = withoutOuterQuotes(rows)
  if (inside === undefined) return { delimiter: outer, rows }

  const inner = delimiter ?? guessDelimiter(inside)
  const parsed = parseText(inside, inner, limits)
  const places = rows.map(({ line }) => line)
  return { delimiter: inner, rows: parsed.map((row) => ({ ...row, line: places[row.line - 1] ?? row.line })) }
}

const WEB_PAGE = /^\s*<(!doctype|html|\?xml|table|meta)/i

/**
 * Reads a text file of cells, with any line ends and quoting. The delimiter is guessed when none is given, by the caller or by
 * a first line such as `sep=;` (ORG-11). The apostrophe that an export puts before what looks like a formula is taken off (EXP-3).
 * @throws SpreadsheetError
 */
export const readCsv = (bytes: Uint8Array, options: ReadOptions, limits: ReadLimits): Spreadsheet => {
  const { text: decoded, encoding } = decodeText(bytes, options.encoding)
  if (decoded.includes('\u0000'))
    throw new SpreadsheetError('The file is neither a CSV file nor an XLSX workbook. Save it as one of these first.')
  if (WEB_PAGE.test(decoded))
    throw new SpreadsheetError(
      'The file is a web page or an XML file. Open it in a spreadsheet and save it as .xlsx or .csv first.',
    )

  const text = decoded.replaceAll(/\r\n?/g, '\n')
  requireShortLines(text, limits)
  const named = DELIMITER_LINE.exec(text)?.[1]
  const table = text.replace(DELIMITER_LINE, '\n')
  const read = parseLines(table, options.delimiter ?? named, limits)

  return { sheet: null, sheets: [], shownSheets: [], encoding, ...read }
}
