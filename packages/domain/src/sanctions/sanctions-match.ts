import { agreesWithYear, birthFactor } from './birth.ts'
import { SAME_NAME, similarityOf } from './name-similarity.ts'
import { areOfOtherPlaces, writingsOf } from './name-writings.ts'
import { readName, type ReadName } from './read-name.ts'
import type { SanctionedKind, SanctionsEntry } from './sanctions-entry.ts'
import { translatedMatch, type Translation } from './translated-match.ts'

/** Somebody on record who is compared with a list. `kind` is null for a legal person, which a list may have as either kind. */
type ScreenedName = { kind: SanctionedKind | null; name: string; birth: string | null }

/** Reads each name that stands in a text. */
export type WritingsReader = (text: string, kind: SanctionedKind | null) => readonly ReadName[]

const readWritings: WritingsReader = (text, kind) => writingsOf(text, kind).map((name) => readName(name))

const mayBeSameKind = (a: SanctionedKind | null, b: SanctionedKind | null) => a === null || b === null || a === b

/** How alike a name and one of an entry are, from 0 to 1; `translation` where they are so only in another language. */
export type NameMatch = { score: number; translation: Translation | null }

type Writings = { written: readonly ReadName[]; listed: readonly (readonly ReadName[])[] }

const bestSimilarity = (screened: ScreenedName, entry: SanctionsEntry, { written, listed }: Writings): number => {
  const keyOf = (name: ReadName) => (screened.kind === 'person' ? name.key : name.companyKey)
  const alike = (known: ReadName, other: ReadName) =>
    keyOf(known) !== '' && keyOf(other) === keyOf(known) ? 1 : similarityOf(known, other)
  const similarityTo = (others: readonly ReadName[], at: number): number[] => {
    // The first writing has the places in brackets too.
    const isElsewhere = screened.kind !== 'person' && areOfOtherPlaces(screened.name, entry.names[at] ?? '')
    const [mine, theirs] = isElsewhere ? [written.slice(0, 1), others.slice(0, 1)] : [written, others]
    return mine.flatMap((known) => theirs.map((other) => alike(known, other)))
  }
  return Math.max(...listed.flatMap(similarityTo))
}

// A translated given name makes nobody of a common surname somebody else: the year of birth has to be the same.
const bestTranslation = (screened: ScreenedName, entry: SanctionsEntry, { written, listed }: Writings) =>
  screened.kind === 'person' && agreesWithYear(screened.birth, entry.births)
    ? written
        .flatMap((known) => listed.flat().flatMap((other) => translatedMatch(known, other) ?? []))
        .toSorted((one, other) => other.similarity - one.similarity)[0]
    : undefined

/**
 * How a name is like the most similar name of an entry; null when they are not alike, of different kinds, or certainly born three years or
 * more apart (SANC-2, SANC-9). A birth that differs lowers the score, and hides no hit. A given name in another language is like that of
 * the entry where surname and year of birth agree (SANC-12).
 */
export const matchOf = (
  screened: ScreenedName,
  entry: SanctionsEntry,
  read: WritingsReader = readWritings,
): NameMatch | null => {
  if (!mayBeSameKind(screened.kind, entry.kind)) return null
  const factor = birthFactor(screened.birth, entry.births)
  if (factor === 0) return null

  const writings = {
    written: read(screened.name, screened.kind),
    listed: entry.names.map((name) => read(name, entry.kind)),
  }
  const score = bestSimilarity(screened, entry, writings)
  if (score >= SAME_NAME) return { score: score * factor, translation: null }
  const translated = bestTranslation(screened, entry, writings)
  return translated ? { score: translated.similarity * factor, translation: translated.translation } : null
}

/** How similar a name is to an entry, from 0 to 1; null when there is no hit (SANC-2). */
export const matchScore = (
  screened: ScreenedName,
  entry: SanctionsEntry,
  read: WritingsReader = readWritings,
): number | null => matchOf(screened, entry, read)?.score ?? null
