import { capitalised } from '../shared/capitalised.ts'
import { isInitial, similarityBetween } from './name-similarity.ts'
import type { ReadName, SpokenWord } from './read-name.ts'
import { areTranslations } from './translated-names.ts'

/** A given name on record, and the one on the list that is the same in another language. */
export type Translation = { known: string; listed: string }
export type TranslatedMatch = { similarity: number; translation: Translation }

/** A hit by a translation is weaker than one by the name itself. */
const KEPT = 0.85

const writtenName = ({ written, letters }: SpokenWord): string => {
  const word = written ?? letters
  return capitalised(word)
}

type Pair = { one: SpokenWord; other: SpokenWord; similarity: number; isTranslated: boolean }

// Each word of the shorter name with one of the longer name that is still free: first those that are alike, then those that are translated.
const pairWords = (
  few: readonly SpokenWord[],
  many: readonly SpokenWord[],
  alike: ReturnType<typeof similarityBetween>,
) => {
  const [left, free] = [[...few], [...many]]
  const pairs: Pair[] = []
  const pairBy = (similarityOf: (one: SpokenWord, other: SpokenWord) => number, isTranslated: boolean) => {
    for (const one of left.slice()) {
      const scores = free.map((other) => similarityOf(one, other))
      const similarity = Math.max(0, ...scores)
      const other = free[scores.indexOf(similarity)]
      if (similarity === 0 || !other) continue
      pairs.push({ one, other, similarity, isTranslated })
      left.splice(left.indexOf(one), 1)
      free.splice(free.indexOf(other), 1)
    }
  }
  pairBy((one, other) => (isInitial(one) || isInitial(other) ? 0 : alike(one, other)), false)
  pairBy((one, other) => (areTranslations(one, other) ? 1 : 0), true)
  return { pairs, left }
}

/**
 * Whether two names of people are one when a given name is translated: each word of the shorter name is like one of the longer name, or its
 * translation, and at least one, the surname, is like it as it stands (SANC-12). The names are not alike as they are written.
 */
export const translatedMatch = (known: ReadName, listed: ReadName): TranslatedMatch | null => {
  const isKnownShorter = known.spoken.length <= listed.spoken.length
  const [few, many] = isKnownShorter ? [known.spoken, listed.spoken] : [listed.spoken, known.spoken]
  if (few.length < 2) return null

  const { pairs, left } = pairWords(few, many, similarityBetween(known, listed))
  const translated = pairs.find(({ isTranslated }) => isTranslated)
  const untranslated = pairs.filter(({ isTranslated }) => !isTranslated)
  if (left.length > 0 || !translated || untranslated.length === 0) return null

  const similarity = KEPT * Math.min(...untranslated.map((pair) => pair.similarity))
  const [mine, theirs] = isKnownShorter ? [translated.one, translated.other] : [translated.other, translated.one]
  return { similarity, translation: { known: writtenName(mine), listed: writtenName(theirs) } }
}
