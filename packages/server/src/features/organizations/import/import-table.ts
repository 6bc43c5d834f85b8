import { isCutCell, withoutNeutralising } from '@registrar/domain/shared/export'
import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { columnName } from '#platform/export/xlsx-parts'
import { ImportError } from './import-error.ts'
import { type FileRow, type ImportFile, readImportFile, tableOf } from './import-file.ts'
import { type NumberFormat, readNumberFormats, shownNumber } from './xlsx-formats.ts'
import { withReadableCells } from './xlsx-cells.ts'

// Every XLSX file is a ZIP file, which begins so. No CSV file does.
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03

// How the workbooks of Excel before 2007 begin.
const OLD_WORKBOOK_START = [0xd0, 0xcf, 0x11, 0xe0]
const isOldWorkbook = (bytes: Uint8Array) => OLD_WORKBOOK_START.every((byte, index) => bytes[index] === byte)

const UNREADABLE_WORKBOOK = 'The file is not a readable XLSX workbook.'
/** The parts of a workbook are read whole, so small files that unpack to gigabytes would end the process (IMP-1). */
const MAX_UNPACKED_BYTES = 200_000_000
const DAY_LENGTH = 10

const textOf = (value: unknown, format: NumberFormat | undefined): string => {
  if (typeof value === 'number') return shownNumber(value, format)
  if (value instanceof Date) return value.toISOString().slice(0, DAY_LENGTH)
  // A cut text is not what the record says, so it is nothing to write (IMP-6).
  if (typeof value === 'string' && isCutCell(value)) return ''
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

const requireSmallEnough = (bytes: Uint8Array) => {
  let unpacked = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > MAX_UNPACKED_BYTES)
    throw new ImportError('The workbook is too large: unpacked it has more than 200 MB.')
}

const readSheet = async (sent: Uint8Array): Promise<FileRow[]> => {
  requireSmallEnough(sent)
  const bytes = withReadableCells(sent)
  const sheets = await readXlsxFile(Buffer.from(bytes))
  const formats = readNumberFormats(bytes)

  return (sheets[0]?.data ?? []).map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell, column) => textOf(cell, formats.get(`${columnName(column)}${index + 1}`))),
  }))
}

const readWorkbook = async (bytes: Uint8Array): Promise<ImportFile> => {
  const rows = await readSheet(bytes).catch((error: unknown) => {
    throw error instanceof ImportError ? error : new ImportError(UNREADABLE_WORKBOOK, { cause: error })
  })
  return tableOf(rows)
}

/** @throws ImportError when a file is named .xlsx but is not an XLSX workbook */
export const requireNamedFormat = (fileName: string, bytes: Uint8Array): void => {
  if (/\.xlsx$/i.test(fileName) && !isZip(bytes)) throw new ImportError(UNREADABLE_WORKBOOK)
}

/**
 * Reads a CSV file, or the first sheet of an XLSX file: cells as texts, days as `yyyy-MM-dd`, percentages with
 * their sign (IMP-8). The apostrophe that an export puts before what looks like a formula is taken off (EXP-3).
 * @throws ImportError when the file is empty or cannot be read
 */
export const readImportTable = async (bytes: Uint8Array, delimiter?: string): Promise<ImportFile> => {
  if (isZip(bytes)) return readWorkbook(bytes)
  if (isOldWorkbook(bytes)) throw new ImportError('The file is an old Excel workbook (.xls). Save it as .xlsx first.')

  const { headings, rows } = readImportFile(bytes, delimiter)
  return { headings, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutNeutralising) })) }
}
