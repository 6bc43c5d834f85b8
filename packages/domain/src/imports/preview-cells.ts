import { codeText, type Field } from '../shared/field.ts'
import { type LinkRole, roleLabels } from '../shared/link-roles.ts'
import { cleanLines } from '../shared/clean-text.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import { dayOfYearInWords } from '../shared/day-of-year.ts'
import { isDayOfYear } from './organizations/year-end.ts'
import { plainCell } from './combine-cells.ts'
import { fieldsOfKind } from './import-fields.ts'
import type { ImportKindName } from './import-run.ts'
import type { StatusMeanings } from './organizations/status.ts'
import { splitNameUnder } from './split-name.ts'
import { readCell } from './read-cell.ts'

const textOf = (value: unknown, field: Field | undefined): string | null => {
  if (field?.isDayOfYear && isDayOfYear(value)) return `${dayOfYearInWords(value)} of each year`
  if (field?.kind === 'day') return dayInWords(String(value), 'en')
  if (field?.kind === 'roles') return (value as LinkRole[]).map((role) => roleLabels[role]).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/**
 * How the cells of a line are read, in words: `03/04/2020` is '3 April 2020'. Null where that says no more than the cell: a text that
 * stays as it is, a blank cell, one that cannot be read, and a column that fills no field.
 */
export const cellsAsRead = (
  kind: ImportKindName,
  columns: readonly { heading?: string; field: string | null }[],
  cells: readonly string[],
  statuses: StatusMeanings = new Map(),
): (string | null)[] =>
  columns.map(({ heading = '', field: name }, index) => {
    const cell = cleanLines(cells[index] ?? '').trim()
    const meant = name === null ? cell : plainCell({ heading, field: name, cell })
    const field = name === null ? undefined : fieldsOfKind[kind][name]
    if (cell === '' || !field) return null
    if (meant === '') return 'blank'

    if (name === 'fullName') {
      const { firstName, lastName } = splitNameUnder(heading, meant)
      return lastName === '' ? `One name: ${firstName}` : `First name ${firstName}, last name ${lastName}`
    }
    const read = readCell(meant, field, statuses)
    if (!('problem' in read) && read.value === undefined && field.kind === 'day') return 'blank'
    const text = 'problem' in read ? null : textOf(read.value, field)
    if (text === cell || text === null) return null
    return field.kind === 'status' ? codeText(text) : text
  })
