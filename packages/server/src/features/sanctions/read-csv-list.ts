import { createHash } from 'node:crypto'
import { readDate } from '@registrar/domain/shared/read-date'
import { findListColumns, type ListColumn } from '@registrar/domain/sanctions/list-columns'
import type { SanctionedKind, SanctionsEntry } from '@registrar/domain/sanctions/sanctions-match'
import { ImportError } from '#features/organizations'
import { readSpreadsheet, usualLimits } from '#platform/spreadsheets/read-spreadsheet'
import { rowProblem, tableOf } from '#platform/spreadsheets/table'

// The lists of all countries together have a million lines.
const LIST_LIMITS = {
  ...usualLimits,
  rows: 5_000_000,
  cells: 50_000_000,
  unpackedBytes: 2_000_000_000,
  memoryMegabytes: 4000,
  seconds: 600,
}

const YEAR = /^~?\d{4}$/

const kinds: Readonly<Record<string, SanctionedKind>> = {
  person: 'person',
  individual: 'person',
  p: 'person',
  organization: 'organization',
  organisation: 'organization',
  entity: 'organization',
  enterprise: 'organization',
  company: 'organization',
  e: 'organization',
}

const splitCell = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean)

const readBirth = (text: string, line: number): string => {
  const birth = YEAR.test(text) ? text : readDate(text)
  if (!birth) throw new ImportError(`Line ${line}: "${text}" is neither a day nor a year of birth.`)
  return birth
}

// The same entry must have the same key in the next list, or its cleared hits would open again.
const keyOf = ({ kind, names, births }: Pick<SanctionsEntry, 'kind' | 'names' | 'births'>): string => {
  const content = JSON.stringify([kind, names[0]?.toLowerCase(), births])
  return `name:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
}

const readLine = (cell: (column: ListColumn) => string, line: number): SanctionsEntry => {
  const name = cell('name')
  if (!name) throw new ImportError(`Line ${line}: there is no name.`)

  const type = cell('type').toLowerCase()
  const kind = kinds[type] ?? null
  if (type && !kind) throw new ImportError(`Line ${line}: "${cell('type')}" is neither person nor organization.`)

  const names = [...new Set([name, ...splitCell(cell('aliases'))])]
  const births = splitCell(cell('birth')).map((text) => readBirth(text, line))
  const entry = { kind, names, births, programme: cell('programme') || null }
  return { key: cell('id') ? `id:${cell('id')}` : keyOf(entry), ...entry }
}

// Unites lines with the same key into one entry with all their names and births.
const uniteEntries = (entries: readonly SanctionsEntry[]): SanctionsEntry => {
  const [first] = entries as [SanctionsEntry]
  const all = (field: 'names' | 'births') => [...new Set(entries.flatMap((entry) => entry[field]))]
  return { ...first, names: all('names'), births: all('births') }
}

/**
 * Reads a sanctions list from a CSV or XLSX file. Lines with the same id are one entry with several names (SANC-1).
 * @throws ImportError which names the line that cannot be read, SpreadsheetError
 */
export const readCsvList = async (bytes: Uint8Array, delimiter?: string): Promise<SanctionsEntry[]> => {
  const { headings, rows } = tableOf(await readSpreadsheet(bytes, { delimiter }, LIST_LIMITS))
  const columns = findListColumns(headings)
  if (columns.name === undefined) throw new ImportError('The file has no column "name".')

  const entries = rows.map((row) => {
    const problem = rowProblem(row, headings)
    if (problem) throw new ImportError(`Line ${row.line}: ${problem}`)
    return readLine((column) => row.cells[columns[column] ?? -1]?.trim() ?? '', row.line)
  })

  return [...Map.groupBy(entries, ({ key }) => key).values()].map(uniteEntries)
}
