import type { TextEncoding } from '@registrar/domain/shared/text-encodings'

/** A record of a file: the line on which it begins, and its cells up to the last one that has a value. */
export type SheetRow = {
  line: number
  cells: string[]
  /** whether the spreadsheet does not show it */
  isHidden?: true
  /** why the value of a cell cannot be used, by its place in `cells` */
  problems?: Record<number, string>
}

/** How a file is to be read; what is left out is recognised. */
export type ReadOptions = {
  /** the name of a sheet of a workbook; else its first one that is visible and not empty */
  sheet?: string | undefined
  /** the character between the cells of a text file */
  delimiter?: string | undefined
  encoding?: TextEncoding | undefined
}

/** A file that was read, and how: a workbook has no delimiter and no encoding, a text file has no sheets. */
export type Spreadsheet = {
  sheet: string | null
  /** the names of all sheets, also of hidden ones */
  sheets: string[]
  /** the names of the sheets that are shown */
  shownSheets: string[]
  delimiter: string | null
  encoding: TextEncoding | null
  /** without blank rows, in the order of their lines */
  rows: SheetRow[]
}

/** How much a file may have, and what reading it may cost. */
export type ReadLimits = {
  rows: number
  columns: number
  /** cells with a value */
  cells: number
  /** characters of a cell, and of a line of a text file */
  cellCharacters: number
  lineCharacters: number
  unpackedBytes: number
  memoryMegabytes: number
  seconds: number
}

/** A file cannot be read. The message is a sentence for the person who sent it; `option` is what was chosen wrongly. */
export class SpreadsheetError extends Error {
  readonly option: keyof ReadOptions | 'headingLine' | undefined

  constructor(message: string, { option, cause }: { option?: SpreadsheetError['option']; cause?: unknown } = {}) {
    super(message, { cause })
    this.option = option
  }
}

const COUNT = new Intl.NumberFormat('en-IE')

const tooMuch = (limit: number, what: string) =>
  new SpreadsheetError(`The file is too large: it has more than ${COUNT.format(limit)} ${what}. Split it.`)

/** @throws SpreadsheetError when a line of a text file is longer than any line of a list */
export const requireShortLines = (text: string, { lineCharacters }: ReadLimits): void => {
  let from = 0
  for (let line = 1; from < text.length; line += 1) {
    const found = text.indexOf('\n', from)
    const end = found === -1 ? text.length : found
    if (end - from > lineCharacters)
      throw new SpreadsheetError(
        `Line ${line} has more than ${COUNT.format(lineCharacters)} characters, as no line of a list has. Shorten it.`,
      )
    from = end + 1
  }
}

/** Counts what has been read of a file, and throws a SpreadsheetError when it is more than the limits allow. */
export const countAgainst = (limits: ReadLimits) => {
  let rows = 0
  let cells = 0

  return {
    /** `place`: how people find the cell, such as 'Cell A2' */
    cell: (text: string, place: () => string) => {
      if (text.length > limits.cellCharacters)
        throw new SpreadsheetError(
          `${place()} has more than ${COUNT.format(limits.cellCharacters)} characters. Shorten it.`,
        )
    },
    /** `place`: how people find the last cell of the row, such as 'Cell XFD1' */
    row: (width: number, values: number, place: () => string) => {
      if (width > limits.columns)
        throw new SpreadsheetError(
          `${place()} has a value, but at most ${limits.columns} columns are read. Delete what is to the right of the table.`,
        )
      rows += 1
      cells += values
      if (rows > limits.rows) throw tooMuch(limits.rows, 'rows')
      if (cells > limits.cells) throw tooMuch(limits.cells, 'cells')
    },
  }
}
