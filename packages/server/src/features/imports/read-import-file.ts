import { guessHeadingLine, hasKnownHeadings } from '@registrar/domain/imports/heading-line'
import { guessFieldOf } from '@registrar/domain/imports/import-fields'
import {
  type FileAsRead,
  type FileReading,
  type ImportKindName,
  importKinds,
  type NewImport,
  PREVIEW_LINES,
} from '@registrar/domain/imports/import-run'
import type { Db } from '#platform/database/database'
import { requireNamedFormat } from '#platform/spreadsheets/file-format'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet'
import type { ReadOptions, SheetRow, Spreadsheet } from '#platform/spreadsheets/spreadsheet'
import { type Table, tableOf } from '#platform/spreadsheets/table'
import { readRememberedColumns } from './imports.queries.ts'

/** A longer cell is cut in the preview. */
const MAX_PREVIEW_CELL = 200

type Known = (heading: string) => boolean

const previewOf = ({ headings, rows }: Table): string[][] =>
  rows
    .filter(({ isHidden }) => !isHidden)
    .slice(0, PREVIEW_LINES)
    .map(({ cells }) => headings.map((_, index) => (cells[index] ?? '').trim().slice(0, MAX_PREVIEW_CELL)))

const headingLineOf = (rows: readonly SheetRow[], isKnown: Known): number | undefined =>
  rows[guessHeadingLine(rows, isKnown)]?.line

/** So many headings of another kind are none by chance. */
const HEADINGS_OF_ANOTHER_KIND = 3

const knownTo =
  (kind: ImportKindName): Known =>
  (cell) =>
    guessFieldOf(kind, cell.trim()) !== undefined

// A file of another kind is read so that it can be told which kind it is of (IMP-20).
const asAnotherKind = (rows: readonly SheetRow[]): Known | undefined =>
  importKinds.map(knownTo).find((isKnown) => hasKnownHeadings(rows, isKnown, HEADINGS_OF_ANOTHER_KIND))

/** So many sheets are looked at after the first one, in workbooks of at most so many bytes. */
const MAX_SHEETS = 5
const MAX_BYTES = 5_000_000

// Of several sheets the first whose headings are known: a cover, or the list of tables of Numbers, may stand before it.
const readMeantSheet = async (bytes: Uint8Array, options: ReadOptions, isKnown: Known): Promise<Spreadsheet> => {
  const first = await readSpreadsheet(bytes, options)
  const isMeant = options.sheet !== undefined || hasKnownHeadings(first.rows, isKnown)
  if (isMeant || bytes.length > MAX_BYTES) return first

  for (const sheet of first.shownSheets.filter((name) => name !== first.sheet).slice(0, MAX_SHEETS)) {
    // One after the other, as the first that fits is enough. One that cannot be read is none.
    const other = await readSpreadsheet(bytes, { ...options, sheet }).catch(() => undefined)
    if (other && hasKnownHeadings(other.rows, isKnown)) return other
  }
  return first
}

/**
 * Reads a file to import: what is not said about sheet, heading line, delimiter and encoding is recognised (IMP-10). The heading line
 * is the one with the most headings that the kind of file knows, or that staff have given a field before.
 * @throws SpreadsheetError
 */
export const readImportFile = async (
  db: Db,
  bytes: Uint8Array,
  { kind, fileName, columns, ...reading }: Pick<NewImport, 'kind' | 'fileName' | 'columns'> & FileReading,
): Promise<{ table: Table; asRead: FileAsRead }> => {
  requireNamedFormat(fileName, bytes)
  const given = { ...(await readRememberedColumns(db, kind)), ...columns }
  const isKnown = (cell: string) => {
    const heading = cell.trim()
    return (Object.hasOwn(given, heading) ? given[heading] : guessFieldOf(kind, heading)) != null
  }
  const options = {
    sheet: reading.sheet ?? undefined,
    delimiter: reading.delimiter ?? undefined,
    encoding: reading.encoding ?? undefined,
  }
  const sheet = await readMeantSheet(bytes, options, isKnown)
  const { rows } = sheet
  const known = hasKnownHeadings(rows, isKnown) ? isKnown : (asAnotherKind(rows) ?? isKnown)
  const table = tableOf(sheet, reading.headingLine ?? headingLineOf(rows, known))

  const { rows: _rows, shownSheets: _shown, ...how } = sheet
  return { table, asRead: { ...how, headingLine: table.headingLine, preview: previewOf(table) } }
}
