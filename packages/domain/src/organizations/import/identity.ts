import type { IsoDate } from '../../shared/iso-date.ts'

/** What identifies an organization: its number, or its normalised name (ORG-7) with the incorporation date. */
export type Identity = { name: string; nameKey: string; cro: string | null; incorporationDate: IsoDate | null }

export type IdentifiedRow = Identity & { line: number }
/** An organization in the database. A list of them has the oldest first, and the oldest match is preferred. */
export type ExistingIdentity = Identity & { id: string }

/** A line is a new organization, an existing one, or the same as an earlier line. */
export type Match = { kind: 'new' } | { kind: 'existing'; id: string } | { kind: 'sameAsLine'; line: number }

/** A number without blanks and case, as it is compared. */
export const croKey = (cro: string): string => cro.replaceAll(/\s/g, '').toUpperCase()

// A name of punctuation only has no normalised form, so the name itself is compared.
const nameAndDay = ({ nameKey, name, incorporationDate }: Identity) =>
  `${nameKey === '' ? `=${name}` : nameKey}|${incorporationDate ?? ''}`

const listBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const lists = new Map<string, T[]>()
  for (const item of items) {
    const list = lists.get(keyOf(item))
    if (list) list.push(item)
    else lists.set(keyOf(item), [item])
  }
  return lists
}

/**
 * Finds which organization each line is. A line with a number is the organization with that number, else one without a
 * number that has its name and incorporation date; two numbers are always two organizations. A line without a number
 * is matched by name and date, after all lines with a number. If two lines match one organization, the first one counts.
 */
export const matchRows = (
  rows: readonly IdentifiedRow[],
  existing: readonly ExistingIdentity[],
): Map<number, Match> => {
  const byCro = listBy(existing, ({ cro }) => croKey(cro ?? ''))
  const byName = listBy(existing, nameAndDay)
  const claimed = new Set<string>()
  const lineOfCro = new Map<string, number>()
  const lineOfName = new Map<string, number>()
  const matches = new Map<number, Match>()

  const claim = (row: IdentifiedRow, candidates: ExistingIdentity[]) => {
    const found = candidates.find(({ id }) => !claimed.has(id))
    if (found) claimed.add(found.id)
    matches.set(row.line, found ? { kind: 'existing', id: found.id } : { kind: 'new' })
    if (!lineOfName.has(nameAndDay(row))) lineOfName.set(nameAndDay(row), row.line)
  }
  const isSameAs = (row: IdentifiedRow, line: number | undefined): boolean => {
    if (line !== undefined) matches.set(row.line, { kind: 'sameAsLine', line })
    return line !== undefined
  }

  const numbered = rows.filter((row) => row.cro !== null)
  for (const row of numbered) {
    const key = croKey(row.cro ?? '')
    if (isSameAs(row, lineOfCro.get(key))) continue
    lineOfCro.set(key, row.line)
    const [known] = byCro.get(key) ?? []
    if (known) claim(row, [known])
  }
  for (const row of numbered) {
    if (matches.has(row.line)) continue
    const unnumbered = (byName.get(nameAndDay(row)) ?? []).filter(({ cro }) => cro === null)
    claim(row, unnumbered)
  }
  for (const row of rows) {
    if (row.cro !== null || isSameAs(row, lineOfName.get(nameAndDay(row)))) continue
    const candidates = byName.get(nameAndDay(row)) ?? []
    claim(
      row,
      candidates.toSorted((a, b) => Number(a.cro !== null) - Number(b.cro !== null)),
    )
  }
  return matches
}
