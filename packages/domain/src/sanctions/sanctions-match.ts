import { birthFactor } from './birth.ts'
import { SAME_NAME, similarityOf } from './name-similarity.ts'
import { areOfOtherPlaces, writingsOf } from './name-writings.ts'
import { readName, type ReadName } from './read-name.ts'

export type SanctionedKind = 'person' | 'organization'

/** What a list names: whom nobody may deal with, or politically exposed persons. */
export const sanctionsListKinds = ['sanctions', 'pep'] as const
export type SanctionsListKind = (typeof sanctionsListKinds)[number]

/**
 * An entry of a sanctions list. `births` are days (`yyyy-MM-dd`), years (`yyyy`), or texts that `readBirth` reads or not; `kind` is
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
type ScreenedName = { kind: SanctionedKind | null; name: string; birth: string | null }

/** Reads each name that stands in a text. */
export type WritingsReader = (text: string, kind: SanctionedKind | null) => readonly ReadName[]

const readWritings: WritingsReader = (text, kind) => writingsOf(text, kind).map((name) => readName(name))

const mayBeSameKind = (a: SanctionedKind | null, b: SanctionedKind | null) => a === null || b === null || a === b

/**
 * How similar a name is to the most similar name of an entry, from 0 to 1; null when they are not alike, of different kinds,
 * or certainly born three years or more apart (SANC-2, SANC-9). A birth that differs lowers what is answered, and hides no hit.
 */
export const matchScore = (
  screened: ScreenedName,
  entry: SanctionsEntry,
  read: WritingsReader = readWritings,
): number | null => {
  if (!mayBeSameKind(screened.kind, entry.kind)) return null
  const factor = birthFactor(screened.birth, entry.births)
  if (factor === 0) return null

  const keyOf = (name: ReadName) => (screened.kind === 'person' ? name.key : name.companyKey)
  const alike = (known: ReadName, listed: ReadName) =>
    keyOf(known) !== '' && keyOf(listed) === keyOf(known) ? 1 : similarityOf(known, listed)
  const written = read(screened.name, screened.kind)
  const similarityTo = (name: string): number[] => {
    // The first writing has the places in brackets too.
    const isElsewhere = screened.kind !== 'person' && areOfOtherPlaces(screened.name, name)
    const [known, listed] = [written, read(name, entry.kind)].map((all) => (isElsewhere ? all.slice(0, 1) : all))
    return known?.flatMap((one) => listed?.map((other) => alike(one, other)) ?? []) ?? []
  }
  const score = Math.max(...entry.names.flatMap(similarityTo))
  return score >= SAME_NAME ? score * factor : null
}
