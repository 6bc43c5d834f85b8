import { storedBirth } from '@registrar/domain/sanctions/birth'
import { findListColumns, type ListColumn } from '@registrar/domain/sanctions/list-columns'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { rowProblem, type Table } from '#platform/spreadsheets/table'
import { keyOfNames, kindOfWord, ListFileError, uniteEntries } from './list-file.ts'

const splitCell = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean)

const readLine = (cell: (column: ListColumn) => string, line: number): SanctionsEntry => {
  const type = cell('type')
  const name = cell('name')
  if (!name) throw new ListFileError(`Line ${line}: there is no name.`)

  const kind = kindOfWord(type) ?? null
  if (type && !kind) throw new ListFileError(`Line ${line}: "${type}" is neither person nor organization.`)

  const names = [...new Set([name, ...splitCell(cell('aliases'))])]
  const births = splitCell(cell('birth')).map(storedBirth)
  const entry = { kind, names, births, programme: cell('programme') || null }
  return { key: cell('id') ? `id:${cell('id')}` : keyOfNames(entry), ...entry }
}

/**
 * The entries of a table with a column of names. Lines with the same id are one entry with several names (SANC-1).
 * @throws ListFileError which names the line that cannot be read
 */
export const readCsvList = ({ headings, rows }: Table): SanctionsEntry[] => {
  const columns = findListColumns(headings)
  if (columns.name === undefined) throw new ListFileError('The file has no column "name".')

  const entries = rows.map((row) => {
    const problem = rowProblem(row, headings)
    if (problem) throw new ListFileError(`Line ${row.line}: ${problem}`)
    return readLine((column) => row.cells[columns[column] ?? -1]?.trim() ?? '', row.line)
  })
  return uniteEntries(entries)
}
