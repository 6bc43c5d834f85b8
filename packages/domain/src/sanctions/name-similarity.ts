import { foldText } from '../shared/fold-text.ts'
import { wordsWithoutLegalEnding } from '../shared/name-key.ts'
import { editDistance } from './edit-distance.ts'

/** From this similarity on, two names may be those of one person or company (SANC-2). */
export const SAME_NAME = 0.8

// The hash of a cleared hit depends on these words, wherever they stand; `legalEndings` are set aside at the end of a name.
const LEGAL_FORMS = new Set(
  'limited ltd dac clg ulc plc uc llc llp lp inc corp corporation co company gmbh ag kg sa sarl sas srl spa bv nv oy ab as ooo oao zao pao pjsc ojsc jsc fze fzco'.split(
    ' ',
  ),
)

/** The words of a name without case, accents and punctuation, and without the legal form of a company. */
export const nameWords = (name: string): string[] => {
  const words = foldText(name)
    .replaceAll(/['’ʼ`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

  const withoutLegalForm = words.filter((word) => !LEGAL_FORMS.has(word))
  return withoutLegalForm.length > 0 ? withoutLegalForm : words
}

// A name of one word and a legal form may be that of a person: Teo Rossi is 'Rossi Teo' on some lists.
const withoutLegalForm = (name: string): string => {
  const words = wordsWithoutLegalEnding(name)
  return words.includes(' ') ? words : name
}

// One letter may differ in a word of four letters, two in a word of eight; a short word must be the same.
const wordSimilarity = (a: string, b: string): number => {
  if (a === b) return 1
  const length = Math.max(a.length, b.length)
  const distance = editDistance(a, b)
  return distance <= Math.min(2, Math.floor(length / 4)) ? 1 - distance / length : 0
}

// Pairs each word of the shorter name with the most similar word of the longer one that is still free, in any order. Returns
// how many letters match.
const matchWords = (few: readonly string[], many: readonly string[]): number => {
  const remaining = [...many]
  let matching = 0

  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    const scores = remaining.map((other) => wordSimilarity(word, other))
    const best = Math.max(0, ...scores)
    if (best === 0) continue
    matching += best * word.length
    remaining.splice(scores.indexOf(best), 1)
  }

  return matching
}

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

// A name of one word matches no longer name by that word alone: 'Ali' is not every Ali.
const similarityByWords = (a: readonly string[], b: readonly string[]): number => {
  const [few, many] = lettersOf(a) <= lettersOf(b) ? [a, b] : [b, a]
  if (few.length < 2 && many.length > 1) return 0

  const matching = matchWords(few, many)
  // A second first name or a patronymic is often left out, so the words of the longer name alone weigh little.
  return 0.85 * (matching / lettersOf(few)) + 0.15 * (matching / lettersOf(many))
}

// Finds names that are written with and without a space, such as 'Al-Ghabra' and 'Alghabra'.
const similarityWithoutSpaces = (a: readonly string[], b: readonly string[]): number => {
  const [one, other] = [a.join(''), b.join('')]
  const length = Math.max(one.length, other.length)
  return length < 6 ? 0 : 1 - editDistance(one, other) / length
}

/**
 * How alike two names are, from 0 to 1 (SANC-2). Case, accents, punctuation, the order of words and the legal form of a
 * company do not matter; small misspellings and a missing middle name cost a little.
 */
export const nameSimilarity = (first: string, second: string): number => {
  const [a, b] = [nameWords(withoutLegalForm(first)), nameWords(withoutLegalForm(second))]
  if (a.length === 0 || b.length === 0) return 0
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return 1

  const withoutSpaces = similarityWithoutSpaces(a, b)
  return Math.max(similarityByWords(a, b), withoutSpaces >= 0.9 ? withoutSpaces : 0)
}
