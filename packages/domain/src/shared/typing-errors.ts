import { nameWords, wordsWithoutLegalEnding } from './name-key.ts'

/** The length of a word in which one letter can be wrong: shorter ones are names of their own too often. */
const MIN_LETTERS = 5
/** A longer name is compared as it is. */
const MAX_WORDS = 12
const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
const VOWELS = /[aeiouy]$/

// Words with figures and Roman numbers count things: 'Unit 10' is not 'Unit 11'.
const isWord = (word: string) => /^[a-z]+$/.test(word) && !/^[ivxlcdm]+$/.test(word)

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
const within = (word: string, at: number, letters: string, count = 0) =>
  word.slice(0, at) + letters + word.slice(at + count)

// The first letter makes another name ('Molly', 'Holly'), and so does a vowel at the end ('Paul', 'Paula', 'Maria', 'Marie').
const hasOwnEnd = (one: string, other: string) => {
  const begin = Math.max(one.length, other.length) - 1
  return one.slice(0, begin) === other.slice(0, begin) && (VOWELS.test(one) || VOWELS.test(other))
}

/** The words that a word may be with one letter changed, left out, added (as when it is doubled) or swapped with the next one. */
const misspellingsOf = (word: string): string[] => {
  if (!isWord(word) || word.length < MIN_LETTERS - 1) return []
  const places = Array.from({ length: word.length }, (_, at) => at)
  const added = [...places.slice(1), word.length].flatMap((at) => LETTERS.map((letter) => within(word, at, letter)))
  const changed =
    word.length < MIN_LETTERS
      ? []
      : [
          ...places.slice(1).map((at) => without(word, at)),
          ...places.slice(1).flatMap((at) => LETTERS.map((letter) => within(word, at, letter, 1))),
          ...places.slice(0, -1).map((at) => within(word, at, `${word[at + 1] ?? ''}${word[at] ?? ''}`, 2)),
        ]
  return [...new Set([...added, ...changed])].filter((other) => other !== word && !hasOwnEnd(word, other))
}

const keysOf = (words: string): string[] => {
  const all = words.split(' ')
  if (all.length > MAX_WORDS) return []
  return all.flatMap((word, place) => misspellingsOf(word).map((other) => all.with(place, other).join('')))
}

/** The keys of the names of companies that differ from a name by one typing error in one word (ORG-33). */
export const misspeltCompanyKeys = (name: string): string[] => keysOf(wordsWithoutLegalEnding(name))

/** The keys of the names of people, as `personNameKey` writes them, that differ by one typing error in one word (PERSON-11). */
export const misspeltPersonKeys = (first: string, last: string): string[] => {
  const [firstWords, lastWords] = [nameWords(first), nameWords(last)]
  const [firstKey, lastKey] = [firstWords.replaceAll(' ', ''), lastWords.replaceAll(' ', '')]
  return [
    ...keysOf(firstWords).map((key) => `${key} ${lastKey}`),
    ...keysOf(lastWords).map((key) => `${firstKey} ${key}`),
  ]
}
