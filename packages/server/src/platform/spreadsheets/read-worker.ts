import { parentPort } from 'node:worker_threads'
import { formatOfFile } from './file-format.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-workbook.ts'
import { type ReadLimits, type ReadOptions, type SheetRow, type Spreadsheet, SpreadsheetError } from './spreadsheet.ts'

/** What the reader is asked: to read a file, or for more rows of the one that it has read. */
export type Asked = { bytes: Uint8Array; options: ReadOptions; limits: ReadLimits } | 'more'

/** What it answers: some rows at a time, so that nobody waits while they are taken over. */
export type Answered =
  | { failure: { message: string; option: SpreadsheetError['option'] } }
  | { error: unknown }
  | { how: Omit<Spreadsheet, 'rows'>; rows: SheetRow[]; isLast: boolean }

const CELLS_AT_ONCE = 10_000

let read: Spreadsheet | undefined
let at = 0

const nextRows = (): Answered => {
  const { rows: all = [], ...how } = read ?? {
    sheet: null,
    sheets: [],
    shownSheets: [],
    delimiter: null,
    encoding: null,
  }
  const rows: SheetRow[] = []
  for (let cells = 0; cells < CELLS_AT_ONCE && at < all.length; at += 1) {
    const row = all[at]
    if (!row) continue
    rows.push(row)
    cells += row.cells.length + 1
  }
  const isLast = at >= all.length
  if (isLast) read = undefined
  return { how, rows, isLast }
}

const answer = async (asked: Asked): Promise<Answered> => {
  if (asked === 'more') return nextRows()

  const { bytes, options, limits } = asked
  try {
    const isWorkbook = formatOfFile(bytes) === 'workbook'
    read = isWorkbook ? await readXlsx(bytes, options, limits) : readCsv(bytes, options, limits)
    at = 0
    return nextRows()
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) return { error }
    return { failure: { message: error.message, option: error.option } }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (answered: Answered) => parentPort?.postMessage(answered)

parentPort?.on('message', (asked: Asked) => void answer(asked).then(send))
