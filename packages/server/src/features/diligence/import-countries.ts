import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keysOfCountry } from '@registrar/domain/aml/country-keys'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { readDate } from '@registrar/domain/shared/read-date'
import { ImportError } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { formatOfFile } from '#platform/spreadsheets/file-format'
import { readCsv } from '#platform/spreadsheets/read-csv'
import { readXlsx } from '#platform/spreadsheets/read-workbook'
import type { ReadLimits } from '#platform/spreadsheets/spreadsheet'
import { rowProblem, type Table, tableOf } from '#platform/spreadsheets/table'
import { type ListedCountry, loadCountries } from './load-countries.commands.ts'

/** There are some 250 countries. */
const LIMITS: ReadLimits = {
  rows: 2000,
  columns: 100,
  cells: 100_000,
  cellCharacters: 10_000,
  lineCharacters: 100_000,
  unpackedBytes: 20_000_000,
  memoryMegabytes: 500,
  seconds: 60,
}

const columnsOf = ({ headings }: Table) => {
  const at = (name: string) => headings.findIndex((heading) => heading.trim().toLowerCase() === name)
  if (at('country') === -1) throw new ImportError('The file has no column "country".')
  return { country: at('country'), from: at('from'), to: at('to') }
}

const dayOf = (text: string, line: number): IsoDate | null => {
  if (!text) return null
  const day = readDate(text)
  if (!day) throw new ImportError(`Line ${line}: "${text}" is not a day.`)
  return day
}

const countriesOf = (table: Table): ListedCountry[] => {
  const columns = columnsOf(table)
  const listed = new Map<string, ListedCountry>()
  for (const row of table.rows) {
    const problem = rowProblem(row, table.headings)
    if (problem) throw new ImportError(`Line ${row.line}: ${problem}`)
    const cell = (column: number) => row.cells[column]?.trim() ?? ''
    const found = keysOfCountry(cell(columns.country))
    if (!found) throw new ImportError(`Line ${row.line}: "${cell(columns.country)}" is not a country.`)
    if (listed.has(found.country)) throw new ImportError(`Line ${row.line}: ${found.country} is in the file twice.`)

    const [from, to] = [dayOf(cell(columns.from), row.line), dayOf(cell(columns.to), row.line)]
    if (from && to && to < from) throw new ImportError(`Line ${row.line}: the last day is before the first.`)
    listed.set(found.country, { ...found, from, to })
  }
  if (listed.size === 0) throw new ImportError('The file has no countries. The list that was loaded stays.')
  return [...listed.values()]
}

const readTable = async (file: string, delimiter: string | undefined): Promise<Table> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new ImportError(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${String(error)}.`, {
      cause: error,
    })
  })
  const isWorkbook = formatOfFile(bytes) === 'workbook'
  return tableOf(isWorkbook ? await readXlsx(bytes, {}, LIMITS) : readCsv(bytes, { delimiter }, LIMITS))
}

type CountriesImport = { countries: number; isWritten: boolean }

/**
 * Reads a list of high-risk third countries, with the columns `country`, `from` and `to`, and replaces the loaded one by it (AML-21).
 * `day` is that of today, which becomes the day of the list. With `isDryRun` it only reads.
 * @throws ImportError, SpreadsheetError
 */
export const importCountries = async (
  db: Db,
  { file, day }: { file: string; day: IsoDate },
  { isDryRun, delimiter }: { isDryRun: boolean; delimiter?: string | undefined },
): Promise<CountriesImport> => {
  const countries = countriesOf(await readTable(file, delimiter))
  if (!isDryRun) await loadCountries(db, { day, fileName: path.basename(file) }, countries)
  return { countries: countries.length, isWritten: !isDryRun }
}
