import { readCellFormats } from './cell-formats.ts'
import { readSheet } from './read-sheet.ts'
import { readSharedTexts } from './sheet-texts.ts'
import { type ReadLimits, type ReadOptions, type SheetRow, type Spreadsheet, SpreadsheetError } from './spreadsheet.ts'
import { readWorkbook, type Sheet } from './workbook.ts'
import { openParts, UNREADABLE_WORKBOOK, type WorkbookParts } from './workbook-parts.ts'

const namedSheet = (sheets: readonly Sheet[], name: string): Sheet => {
  const isNamed = (sheet: Sheet) => sheet.name.toLowerCase() === name.toLowerCase()
  const found = sheets.find((sheet) => sheet.name === name) ?? sheets.find(isNamed)
  if (found) return found

  const names = sheets.map((sheet) => sheet.name).join(', ')
  throw new SpreadsheetError(`The workbook has no sheet "${name}". Its sheets are: ${names}.`, { option: 'sheet' })
}

// The first visible sheet that is not empty; without one, the first that is not hidden, or the first.
const readFirst = async (sheets: readonly Sheet[], read: (sheet: Sheet) => Promise<SheetRow[]>) => {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  for (const sheet of visible) {
    const rows = await read(sheet)
    if (rows.length > 0) return { sheet, rows }
  }
  return { sheet: visible[0] ?? sheets[0], rows: visible[0] || !sheets[0] ? [] : await read(sheets[0]) }
}

const readParts = async (
  parts: WorkbookParts,
  { sheet: name }: ReadOptions,
  limits: ReadLimits,
): Promise<Spreadsheet> => {
  const { sheets, is1904, stylesPath, stringsPath } = await readWorkbook(parts)
  const chosen = name === undefined ? undefined : namedSheet(sheets, name)
  const context = {
    is1904,
    formats: await readCellFormats(parts, stylesPath),
    texts: await readSharedTexts(parts, stringsPath),
  }
  const read = ({ path }: Sheet) => readSheet(parts, path, context, limits)

  const { sheet, rows } = chosen ? { sheet: chosen, rows: await read(chosen) } : await readFirst(sheets, read)
  return {
    sheet: sheet?.name ?? null,
    sheets: sheets.map((one) => one.name),
    shownSheets: sheets.filter(({ isHidden }) => !isHidden).map((one) => one.name),
    delimiter: null,
    encoding: null,
    rows,
  }
}

/**
 * Reads a sheet of an XLSX workbook. Each part is unpacked once, and only those that are needed.
 * @throws SpreadsheetError
 */
export const readXlsx = async (bytes: Uint8Array, options: ReadOptions, limits: ReadLimits): Promise<Spreadsheet> => {
  try {
    return await readParts(await openParts(bytes, limits), options, limits)
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError(UNREADABLE_WORKBOOK, { cause: error })
  }
}
