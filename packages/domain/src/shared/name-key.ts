import { plainLetters } from './fold-text.ts'
import { legalEndings } from './legal-endings.ts'

/*
 * The comparison key of a name: what two ways to write one name have in common. The database has the same functions
 * (`name_words`, `name_key`, `company_name_key`), tested to be equal. Sets of characters are named one by one, because the two
 * sides do not agree on what a letter is.
 */

/** Apostrophes, accents that stand alone, joiners and the Arabic filler: they join what they stand between. */
const JOINING = new RegExp(
  String.raw`['\u{60}\u{ad}\u{b4}\u{2b9}\u{2bb}-\u{2bd}\u{2c8}\u{2ca}\u{2cb}\u{640}\u{200b}-\u{200f}\u{2018}\u{2019}\u{201b}\u{2032}\u{2035}\u{2060}\u{a78c}\u{fe00}-\u{fe0f}\u{feff}\u{ff07}]`,
  'gu',
)
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. The vowel signs of India are letters here. */
const ACCENTS = new RegExp(
  String.raw`[\u{300}-\u{36f}\u{483}-\u{489}\u{591}-\u{5bd}\u{5bf}\u{5c1}\u{5c2}\u{5c4}\u{5c5}\u{5c7}\u{610}-\u{61a}\u{64b}-\u{65f}\u{670}\u{1ab0}-\u{1aff}\u{1dc0}-\u{1dff}\u{20d0}-\u{20ff}\u{fe20}-\u{fe2f}]`,
  'gu',
)
/** Blanks, hyphens, punctuation and symbols. */
const SEPARATING = new RegExp(
  String.raw`[\u{1}-\u{2f}\u{3a}-\u{40}\u{5b}-\u{60}\u{7b}-\u{a9}\u{ab}-\u{b1}\u{b4}\u{b6}-\u{b8}\u{bb}\u{bf}\u{d7}\u{f7}\u{1680}\u{2000}-\u{206f}\u{20a0}-\u{20cf}\u{2190}-\u{2bff}\u{2e00}-\u{2e7f}\u{3000}-\u{3004}\u{3008}-\u{3020}\u{3030}\u{303d}-\u{303f}\u{30fb}\u{fe10}-\u{fe1f}\u{fe30}-\u{fe6f}]+`,
  'gu',
)
// The dot of an initial joins, as in 'S.A.R.L.'; that between two words separates, as in 'Co.Ltd'.
const DOT_BETWEEN_WORDS = /([^ .]{2})\.(?=[^ .]{2})/gu

/** The words of a name without case, accents and punctuation, separated by one blank; '' when it has none. */
export const nameWords = (name: string): string =>
  plainLetters(
    name.replaceAll(JOINING, '').normalize('NFKD').replaceAll(JOINING, '').replaceAll(ACCENTS, '').toLowerCase(),
  )
    .replaceAll('ς', 'σ')
    .replaceAll(DOT_BETWEEN_WORDS, '$1 ')
    .replaceAll('.', '')
    .replaceAll(SEPARATING, ' ')
    .trim()

const ENDINGS = new RegExp(`( (${legalEndings.join('|')}))+$`)

/** The words of a company's name without the legal forms at its end; a name of legal forms only keeps the first one. */
export const wordsWithoutLegalEnding = (name: string): string => nameWords(name).replace(ENDINGS, '')

/** The key of a name of a person, or of a part of it. Hyphen, apostrophe, blank and nothing are equal: `Jean-Pierre` is `Jeanpierre`. */
export const nameKey = (name: string): string => nameWords(name).replaceAll(' ', '')

/** The key of the first and the last name of a person, which one blank separates. */
export const personNameKey = (first: string, last: string): string => `${nameKey(first)} ${nameKey(last)}`

// Names of China, Japan and Korea are written in one, the family name first: it has one letter or two.
const WRITTEN_IN_ONE = /^[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u

const keysWrittenInOne = (name: string): string[] => {
  const letters = Array.from(name.trim().normalize('NFC'))
  if (!WRITTEN_IN_ONE.test(letters.join(''))) return []
  return [1, 2]
    .filter((count) => count < letters.length)
    .map((count) => personNameKey(letters.slice(count).join(''), letters.slice(0, count).join('')))
}

/**
 * The keys that a name in one text may have: each way to take its first words for the first name and the others for the last name, and
 * the family name first in a name such as `王小明`.
 */
export const personNameKeys = (name: string): string[] => {
  const words = nameWords(name).split(' ').filter(Boolean)
  const last = words.length === 0 ? -1 : words.length
  const splits = Array.from(
    { length: last + 1 },
    (_, count) => `${words.slice(0, count).join('')} ${words.slice(count).join('')}`,
  )
  return [...splits, ...keysWrittenInOne(name)]
}

/** The key of the name of a company, without its legal form (ORG-7). It is '' for a name of punctuation only. */
export const companyNameKey = (name: string): string => wordsWithoutLegalEnding(name).replaceAll(' ', '')
