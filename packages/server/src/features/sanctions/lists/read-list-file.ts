import { createReadStream } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatOfFile } from '#platform/spreadsheets/file-format'
import { readCsv } from '#platform/spreadsheets/read-csv'
import { readXlsx } from '#platform/spreadsheets/read-workbook'
import type { ReadLimits, SheetRow, Spreadsheet } from '#platform/spreadsheets/spreadsheet'
import { tableOf } from '#platform/spreadsheets/table'
import { type ListFile, ListFileError } from './list-file.ts'
import { readCsvList } from './read-csv-list.ts'
import { isOfacList, isOfacNames, readOfacList } from './read-ofac-list.ts'
import { isOpenList, readOpenList } from './read-open-list.ts'
import { findUkHeadings, readUkList } from './read-uk-list.ts'
import { readXmlList } from './read-xml-list.ts'

/** The lists of all countries together have a million lines. */
export const LIST_LIMITS: ReadLimits = {
  rows: 5_000_000,
  columns: 500,
  cells: 50_000_000,
  cellCharacters: 10_000_000,
  lineCharacters: 10_000_000,
  unpackedBytes: 2_000_000_000,
  memoryMegabytes: 4000,
  seconds: 600,
}

/** The first bytes of a file, enough to see whether it is XML. */
const BYTES_READ_FIRST = 64

const isXmlFile = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_READ_FIRST), 0, BYTES_READ_FIRST, 0)
  await handle.close()
  return /^\uFEFF?\s*</.test(buffer.subarray(0, bytesRead).toString('utf8'))
}

// The other names of OFAC's entries are in a second file of the same folder: ALT.CSV, or CONS_ALT.CSV beside CONS_PRIM.CSV of its other list.
const readAlternatives = async (file: string): Promise<SheetRow[]> => {
  const folder = path.dirname(file)
  const beside = path
    .basename(file)
    .toLowerCase()
    .replace(/sdn|prim(?=\.)/, 'alt')
  const found = (await readdir(folder)).find((name) => name.toLowerCase() === beside && name !== path.basename(file))
  return found ? readCsv(await readFile(path.join(folder, found)), {}, LIST_LIMITS).rows : []
}

const readRows = async (file: string, spreadsheet: Spreadsheet): Promise<ListFile> => {
  const { rows } = spreadsheet
  if (isOfacNames(rows))
    throw new ListFileError(
      'The file has the other names of the list of OFAC. Load SDN.CSV, with ALT.CSV in its folder.',
    )
  if (isOfacList(rows)) return { entries: readOfacList(rows, await readAlternatives(file)), day: null }
  if (findUkHeadings(rows) !== -1) return readUkList(rows)

  const table = tableOf(spreadsheet)
  return { entries: isOpenList(table) ? readOpenList(table) : readCsvList(table), day: null }
}

/**
 * Reads a list whose form its content tells: the XML of the European Union or the United Nations, the CSV of the United Kingdom, OFAC or
 * OpenSanctions, or a CSV or XLSX file of our own (SANC-1).
 * @throws ListFileError, SpreadsheetError
 */
export const readListFile = async (file: string, delimiter: string | undefined): Promise<ListFile> => {
  if (await isXmlFile(file)) return readXmlList(createReadStream(file, 'utf8'))

  const bytes = await readFile(file)
  const isWorkbook = formatOfFile(bytes) === 'workbook'
  return readRows(
    file,
    isWorkbook ? await readXlsx(bytes, {}, LIST_LIMITS) : readCsv(bytes, { delimiter }, LIST_LIMITS),
  )
}
