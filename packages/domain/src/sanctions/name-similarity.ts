import { areTwoChinese } from './chinese-names.ts'
import { editDistance } from './edit-distance.ts'
import { hebrewSimilarity } from './hebrew-sounds.ts'
import { isSameKorean } from './korean-names.ts'
import { areApart } from './names-apart.ts'
import { areTwoVietnamese } from './vietnamese-names.ts'
import { spokenWord, type ReadName, type SpokenWord } from './read-name.ts'
import { consonantSimilarity, soundSimilarity } from './sound-distance.ts'

/** From this similarity on, two names may be those of one person or company (SANC-2). */
export const SAME_NAME = 0.8

// One letter may differ in a word of four letters, two in a word of eight; a short word must be the same.
const wordSimilarity = (a: string, b: string): number => {
  if (a === b) return 1
  const length = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > 2) return 0
  const distance = editDistance(a, b)
  return distance <= Math.min(2, Math.floor(length / 4)) && !areApart(a, b) ? 1 - distance / length : 0
}

type Similarity<W> = (a: W, b: W) => number
type Letters<W> = (word: W) => number

type Matching = { letters: number; words: number }

// Pairs each word of the shorter name with the most similar word of the longer one that is still free, in any order. Returns
// how many letters and words match.
const matchWords = <W>(
  few: readonly W[],
  many: readonly W[],
  alike: Similarity<W>,
  lettersOf: Letters<W>,
): Matching => {
  const remaining = [...many]
  const matching = { letters: 0, words: 0 }

  for (const word of few.toSorted((a, b) => lettersOf(b) - lettersOf(a))) {
    const scores = remaining.map((other) => alike(word, other))
    const best = Math.max(0, ...scores)
    if (best === 0) continue
    matching.letters += best * lettersOf(word)
    matching.words += 1
    remaining.splice(scores.indexOf(best), 1)
  }
  return matching
}

const sumOf = <W>(words: readonly W[], lettersOf: Letters<W>): number =>
  words.reduce((sum, word) => sum + lettersOf(word), 0)

// A name of one word matches no longer name by that word alone: 'Ali' is not every Ali.
const similarityByWords = <W>(
  a: readonly W[],
  b: readonly W[],
  alike: Similarity<W>,
  lettersOf: Letters<W>,
  mustMatch: (few: number) => number,
): number => {
  const [few, many] = sumOf(a, lettersOf) <= sumOf(b, lettersOf) ? [a, b] : [b, a]
  if (few.length < 2 && many.length > 1) return 0

  const matching = matchWords(few, many, alike, lettersOf)
  if (matching.words < mustMatch(few.length)) return 0
  // A second first name or a patronymic is often left out, so the words of the longer name alone weigh little.
  return 0.85 * (matching.letters / sumOf(few, lettersOf)) + 0.15 * (matching.letters / sumOf(many, lettersOf))
}

// Finds names that are written with and without a space, such as 'Al-Ghabra' and 'Alghabra'.
const similarityWithoutSpaces = (a: readonly string[], b: readonly string[]): number => {
  const [one, other] = [a.join(''), b.join('')]
  const length = Math.max(one.length, other.length)
  if (length < 6 || Math.abs(one.length - other.length) > length / 10) return 0
  const similarity = 1 - editDistance(one, other) / length
  const isOne = similarity >= 0.9 && !a.some((word) => b.some((another) => areApart(word, another)))
  return isOne ? similarity : 0
}

const lengthOf = (word: string) => word.length

const writtenSimilarity = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return 0
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return 1
  return Math.max(
    similarityByWords(a, b, wordSimilarity, lengthOf, () => 0),
    similarityWithoutSpaces(a, b),
  )
}

const lettersOfSpoken = ({ letters }: SpokenWord) => letters.length

const isInitial = ({ letters }: SpokenWord) => letters.length === 1

const isInitialOf = (one: SpokenWord, other: SpokenWord): boolean =>
  isInitial(one) && (one.letters === other.letters[0] || (one.sounds !== '' && one.sounds === other.sounds[0]))

const spokenSimilarity = (one: SpokenWord, other: SpokenWord): number => {
  if (isInitialOf(one, other) || isInitialOf(other, one)) return 1
  const similarity = Math.max(wordSimilarity(one.letters, other.letters), soundSimilarity(one, other))
  return similarity > 0 && areApart(one.letters, other.letters) ? 0 : similarity
}

const withoutVowelsSimilarity = (one: SpokenWord, other: SpokenWord): number =>
  consonantSimilarity(one.sounds, other.sounds)

// Between a script with vowels and one without, the consonants count.
const similarityBetween = (a: ReadName, b: ReadName): Similarity<SpokenWord> => {
  if (a.isWithoutVowels === b.isWithoutVowels) return spokenSimilarity
  if (!a.isHebrew && !b.isHebrew) return withoutVowelsSimilarity
  // The words are paired in either order.
  const hebrew = new Set((a.isHebrew ? a : b).spoken)
  return (one, other) =>
    hebrew.has(one) ? hebrewSimilarity(one.sounds, other.sounds) : hebrewSimilarity(other.sounds, one.sounds)
}

// Each way to write two neighbouring words as one: Xiao Ping and Xiaoping.
const withJoinedWords = (words: readonly SpokenWord[]): (readonly SpokenWord[])[] => {
  const joined = words.slice(1).map((second, at) => {
    const first = words[at]
    const one = spokenWord(`${first?.letters}${second.letters}`, `${first?.sounds}${second.sounds}`)
    return [...words.slice(0, at), one, ...words.slice(at + 2)]
  })
  return words.length > 1 ? joined : []
}

// Lists mostly have no name for the second initial of J. R. Smith.
const withoutMoreInitials = (words: readonly SpokenWord[]): (readonly SpokenWord[])[] => {
  const first = words.findIndex(isInitial)
  const kept = words.filter((word, at) => at === first || !isInitial(word))
  return kept.length > 1 && kept.length < words.length ? [kept] : []
}

// A particle written with its word, Ben Ali as Benali, or all of them.
const withParticles = (words: readonly SpokenWord[]): (readonly SpokenWord[])[] =>
  words.flatMap((word, at) => (word.joined ? [words.with(at, word.joined), words.map((one) => one.joined ?? one)] : []))

// One word of a long name may be another one.
const mustMatch = (few: number) => (few > 3 ? few - 1 : few)

const similarityBySound = (a: ReadName, b: ReadName): number => {
  const alike = similarityBetween(a, b)
  const similarity = (one: readonly SpokenWord[], other: readonly SpokenWord[]) =>
    one.every(isInitial) || other.every(isInitial)
      ? 0
      : similarityByWords(one, other, alike, lettersOfSpoken, mustMatch)

  if (a.spoken.length === 0 || b.spoken.length === 0) return 0
  const asWritten = similarity(a.spoken, b.spoken)
  if (asWritten >= SAME_NAME) return asWritten
  return Math.max(
    asWritten,
    ...withoutMoreInitials(a.spoken).map((one) => similarity(one, b.spoken)),
    ...withoutMoreInitials(b.spoken).map((other) => similarity(a.spoken, other)),
    ...withParticles(a.spoken).map((one) => similarity(one, b.spoken)),
    ...withParticles(b.spoken).map((other) => similarity(a.spoken, other)),
    ...(a.spoken.length >= b.spoken.length ? withJoinedWords(a.spoken).map((one) => similarity(one, b.spoken)) : []),
    ...(b.spoken.length >= a.spoken.length
      ? withJoinedWords(b.spoken).map((other) => similarity(a.spoken, other))
      : []),
  )
}

const SAME_IN_KOREAN = 0.95

/**
 * How alike two names are that were read, from 0 to 1 (SANC-2). Case, accents, punctuation, the order of words, particles and the legal form
 * of a company do not matter, nor by which rules a name was put into Latin letters; small misspellings and a missing middle name cost a little.
 */
export const similarityOf = (a: ReadName, b: ReadName): number => {
  const written = writtenSimilarity(a.words, b.words)
  if (written === 1) return 1
  const isSame = isSameKorean(a.korean, b.korean)
  if (isSame === false || areTwoVietnamese(a.vietnamese, b.vietnamese)) return 0
  if (!isSame && areTwoChinese(a.chinese, b.chinese)) return 0
  return Math.max(written, similarityBySound(a, b), isSame ? SAME_IN_KOREAN : 0)
}
