import type { IsoDate } from '../../shared/iso-date.ts'
import { croKey } from '../../shared/number-keys.ts'

/** What identifies an organization: its number, or its normalised name (ORG-7) with the incorporation date, if known. */
export type Identity = { name: string; nameKey: string; cro: string | null; incorporationDate: IsoDate | null }

export type IdentifiedRow = Identity & { line: number }
/** An organization in the database. A list of them has the oldest first, and the oldest match is preferred. */
export type ExistingIdentity = Identity & { id: string }

/**
 * A line is a new organization, an existing one, the same as another line, or it fits several: these existing ones, the
 * oldest first, or one of them and a new one of the file.
 */
export type Match =
  | { kind: 'new' }
  | { kind: 'existing'; id: string }
  | { kind: 'sameAsLine'; line: number }
  | { kind: 'several'; ids: string[] }

/** The number as it is compared; '' for none. */
const numberOf = ({ cro }: Identity) => croKey(cro ?? '')

// A name of punctuation only has no normalised form, so the name itself is compared.
const nameOf = ({ nameKey, name }: Identity) => (nameKey === '' ? `=${name}` : nameKey)

/** Those of one name whose day is that of the line. A line without a day fits any day, and an unknown day fits any line. */
const fittingDay = <T extends Identity>(ofName: readonly T[], { incorporationDate: day }: Identity): T[] => {
  if (day === null) return [...ofName]
  const sameDay = ofName.filter(({ incorporationDate }) => incorporationDate === day)
  return sameDay.length > 0 ? sameDay : ofName.filter(({ incorporationDate }) => incorporationDate === null)
}

/**
 * Finds which organization each line is (IMP-4). A line with a number is the organization with that number, else one
 * without a number that fits by name and day; two numbers are always two organizations. A line without a number fits
 * whatever has its name and day. Lines with a number are matched first, and lines with a day before those without. If two
 * lines match one organization, the first one counts.
 */
export const matchRows = (
  rows: readonly IdentifiedRow[],
  existing: readonly ExistingIdentity[],
): Map<number, Match> => {
  const byCro = Map.groupBy(existing, numberOf)
  const byName = Map.groupBy(existing, nameOf)
  const newByName = new Map<string, IdentifiedRow[]>()
  const lineOfCro = new Map<string, number>()
  const lineOfId = new Map<string, number>()
  const matches = new Map<number, Match>()

  const match = (row: IdentifiedRow, fitting: readonly ExistingIdentity[]) => {
    const [first, second] = fitting
    if (first && second) matches.set(row.line, { kind: 'several', ids: fitting.map(({ id }) => id) })
    else if (first) {
      lineOfId.set(first.id, row.line)
      matches.set(row.line, { kind: 'existing', id: first.id })
    } else {
      newByName.set(nameOf(row), [...(newByName.get(nameOf(row)) ?? []), row])
      matches.set(row.line, { kind: 'new' })
    }
  }

  const numbered = rows.filter((row) => numberOf(row) !== '')
  for (const row of numbered) {
    const key = numberOf(row)
    const line = lineOfCro.get(key)
    const known = byCro.get(key)?.slice(0, 1)
    if (line !== undefined) matches.set(row.line, { kind: 'sameAsLine', line })
    else {
      lineOfCro.set(key, row.line)
      if (known) match(row, known)
    }
  }
  for (const row of numbered) {
    if (matches.has(row.line)) continue
    const unnumbered = (byName.get(nameOf(row)) ?? []).filter(
      (known) => numberOf(known) === '' && !lineOfId.has(known.id),
    )
    match(row, fittingDay(unnumbered, row))
  }

  const unnumbered = rows.filter((row) => numberOf(row) === '')
  for (const row of unnumbered.toSorted((a, b) => Number(!a.incorporationDate) - Number(!b.incorporationDate))) {
    const known = fittingDay<ExistingIdentity | IdentifiedRow>(
      [...(byName.get(nameOf(row)) ?? []), ...(newByName.get(nameOf(row)) ?? [])],
      row,
    )
    const fitting = known.filter((fit) => 'id' in fit)
    const [first] = known
    const line = first && ('id' in first ? lineOfId.get(first.id) : first.line)
    const isOne = known.length === 1 || fitting.length === 0
    if (!isOne) matches.set(row.line, { kind: 'several', ids: fitting.map(({ id }) => id) })
    else if (line !== undefined) matches.set(row.line, { kind: 'sameAsLine', line })
    else match(row, fitting)
  }
  return matches
}
