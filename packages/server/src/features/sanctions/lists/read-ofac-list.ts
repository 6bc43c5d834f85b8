import { storedBirth } from '@registrar/domain/sanctions/birth'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { SheetRow } from '#platform/spreadsheets/spreadsheet'
import { distinctTexts, isThing } from './list-file.ts'

// The columns of SDN.CSV and of ALT.CSV, which have no headings.
const SDN = { number: 0, name: 1, type: 2, programme: 3, remarks: 11 }
const ALT = { number: 0, name: 3 }

const EMPTY = '-0-'

const cellOf = ({ cells }: SheetRow, place: number): string => {
  const text = cells[place]?.trim() ?? ''
  return text === EMPTY ? '' : text
}

const isNumbered = (row: SheetRow) => /^\d+$/.test(cellOf(row, SDN.number))

/** Whether rows are those of SDN.CSV of OFAC: numbered, with eleven columns or more, and `-0-` for what is empty. */
export const isOfacList = (rows: readonly SheetRow[]): boolean => {
  const [first] = rows
  return (
    first !== undefined &&
    isNumbered(first) &&
    first.cells.length >= 11 &&
    first.cells.some((cell) => cell.trim() === EMPTY)
  )
}

/** Whether rows are those of ALT.CSV of OFAC: the other names of the entries of SDN.CSV. */
export const isOfacNames = (rows: readonly SheetRow[]): boolean => {
  const [first] = rows
  return first !== undefined && isNumbered(first) && /^[afn]ka$/i.test(cellOf(first, 2))
}

// 'DOB 07 Oct 1952; alt. DOB circa 1953; POB …'.
const birthsOf = (remarks: string): string[] =>
  distinctTexts(remarks.split(';').flatMap((part) => /\bDOB (.+?)\.?$/.exec(part.trim())?.[1] ?? [])).map(storedBirth)

const kindOf = (type: string): SanctionsEntry['kind'] => {
  if (type === '') return 'organization'
  return type.toLowerCase() === 'individual' ? 'person' : null
}

/** Reads SDN.CSV of OFAC, joined by number with the rows of ALT.CSV (SANC-1). Ships and aircraft are left out. */
export const readOfacList = (rows: readonly SheetRow[], alternatives: readonly SheetRow[]): SanctionsEntry[] => {
  const others = Map.groupBy(alternatives, (row) => cellOf(row, ALT.number))

  return rows.flatMap((row) => {
    const [number, type] = [cellOf(row, SDN.number), cellOf(row, SDN.type)]
    const also = (others.get(number) ?? []).map((other) => cellOf(other, ALT.name))
    const names = distinctTexts([cellOf(row, SDN.name), ...also])
    if (!isNumbered(row) || isThing(type) || names.length === 0) return []

    const births = birthsOf(cellOf(row, SDN.remarks))
    return [{ key: `ofac:${number}`, kind: kindOf(type), names, births, programme: cellOf(row, SDN.programme) || null }]
  })
}
