import { storedBirth } from '@registrar/domain/sanctions/birth'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { readDate } from '@registrar/domain/shared/read-date'
import type { SheetRow } from '#platform/spreadsheets/spreadsheet'
import { distinctTexts, isThing, joinedName, kindOfWord, ListFileError, uniteEntries } from './list-file.ts'

const folded = (cell: string | undefined) => cell?.trim().toLowerCase() ?? ''

/** The place of the line that names the columns of the UK Sanctions List; -1 when there is none. */
export const findUkHeadings = (rows: readonly SheetRow[]): number =>
  rows.slice(0, 10).findIndex(({ cells }) => {
    const headings = cells.map(folded)
    return headings.includes('unique id') && headings.includes('name 6')
  })

// 'Report Date: 25-Nov-2026' stands above the headings, in one cell or in two.
const reportDay = (above: readonly SheetRow[]): IsoDate | null => {
  const [, written] = /report date\s*:?\s*([\w/. -]+)/i.exec(above.flatMap(({ cells }) => cells).join(' ')) ?? []
  return (written && readDate(written.trim())) || null
}

const NAMES = ['name 1', 'name 2', 'name 3', 'name 4', 'name 5', 'name 6']

// The name that a line with this type has comes first.
const PRIMARY = /^primary name$/i

type Line = { entry: SanctionsEntry; isPrimary: boolean }

const readLine = (cell: (heading: string) => string): Line[] => {
  const type = cell('designation type')
  if (isThing(type)) return []

  const id = cell('unique id')
  const names = distinctTexts([joinedName(NAMES.map(cell)), cell('name non-latin script')])
  if (!id || names.length === 0) return []

  const births = distinctTexts(cell('d.o.b').split(/[;|]/)).map(storedBirth)
  const entry = {
    key: `uk:${id}`,
    kind: kindOfWord(type) ?? null,
    names,
    births,
    programme: cell('regime name') || null,
  }
  return [{ entry, isPrimary: PRIMARY.test(cell('name type')) }]
}

/**
 * Reads the UK Sanctions List: a line for each name and address of a `Unique ID`, below the day of the report (SANC-1).
 * @throws ListFileError
 */
export const readUkList = (rows: readonly SheetRow[]): { entries: SanctionsEntry[]; day: IsoDate | null } => {
  const at = findUkHeadings(rows)
  const places = new Map(rows[at]?.cells.map((heading, place) => [folded(heading), place]))
  const lines = rows
    .slice(at + 1)
    .flatMap(({ cells }) => readLine((heading) => cells[places.get(heading) ?? -1]?.trim() ?? ''))
  if (!places.has('designation type')) throw new ListFileError('The file has no column "Designation Type".')

  const ordered = [...lines.filter(({ isPrimary }) => isPrimary), ...lines.filter(({ isPrimary }) => !isPrimary)]
  return { entries: uniteEntries(ordered.map(({ entry }) => entry)), day: reportDay(rows.slice(0, at)) }
}
