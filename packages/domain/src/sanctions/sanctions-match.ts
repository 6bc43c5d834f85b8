import { companyNameKey, nameKey } from '../shared/name-key.ts'
import { nameSimilarity, SAME_NAME } from './name-similarity.ts'

export type SanctionedKind = 'person' | 'organization'

/**
 * An entry of a sanctions list. `births` are days (`yyyy-MM-dd`), years (`yyyy`) or years that are not certain (`~yyyy`); `kind` is
 * null where the list does not say.
 */
export type SanctionsEntry = {
  key: string
  kind: SanctionedKind | null
  names: readonly string[]
  births: readonly string[]
  programme: string | null
}

/** Somebody on record who is compared with a list. `kind` is null for a legal person, which a list may have as either kind. */
export type ScreenedName = { kind: SanctionedKind | null; name: string; birth: string | null }

const mayBeSameKind = (a: SanctionedKind | null, b: SanctionedKind | null) => a === null || b === null || a === b

const YEAR_LENGTH = 4
const UNCERTAIN_YEARS = 2

const isSameYear = (birth: string, listed: string): boolean =>
  listed.startsWith('~')
    ? Math.abs(Number(listed.slice(1)) - Number(birth.slice(0, YEAR_LENGTH))) <= UNCERTAIN_YEARS
    : listed.slice(0, YEAR_LENGTH) === birth.slice(0, YEAR_LENGTH)

// Lists mistake days more often than years.
const mayBeBorn = (birth: string | null, births: readonly string[]): boolean =>
  birth === null || births.length === 0 || births.some((listed) => isSameYear(birth, listed))

/**
 * How similar a name is to the most similar name of an entry, from 0 to 1; null when they are not alike, of different kinds,
 * or born in different years (SANC-2).
 */
export const matchScore = (screened: ScreenedName, entry: SanctionsEntry): number | null => {
  if (!mayBeSameKind(screened.kind, entry.kind) || !mayBeBorn(screened.birth, entry.births)) return null

  const keyOf = screened.kind === 'person' ? nameKey : companyNameKey
  const key = keyOf(screened.name)
  const score = Math.max(
    ...entry.names.map((name) => (key !== '' && keyOf(name) === key ? 1 : nameSimilarity(screened.name, name))),
  )
  return score >= SAME_NAME ? score : null
}
