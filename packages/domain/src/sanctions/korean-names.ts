import { nameWords } from '../shared/name-key.ts'

/*
 * Korean names, which each writer puts into Latin letters in a way of his own: North Korea, South Korea, McCune-Reischauer, and whatever a
 * family chose. A syllable in Latin letters is read as each syllable that it may stand for, a syllable of Hangul as the one that it is. A
 * syllable is three letters here: how it begins, its vowel, how it ends.
 *
 * The South does not speak R at the beginning, and writes it as N or leaves it out (Ri and Yi, Ro and No, Ryong and Yong).
 */

// Lax, aspirated and tense consonants are one here: writers tell them apart each in another way. 0 is none.
const BEGINNINGS: readonly (readonly [sound: string, latin: string])[] = [
  ['K', 'kk|kh|k|g'],
  ['C', 'tch|dj|jj|ch|j'],
  ['T', 'tt|th|t|d'],
  ['P', 'pp|ph|p|b'],
  ['S', 'sh|ss|s'],
  ['R', 'rh|r|l'],
  ['N', 'n'],
  ['M', 'm'],
  ['H', 'h'],
  ['0', ''],
]

// What a vowel may stand for: each letter is a vowel of Hangul, in the order of Unicode from a on.
const VOWELS: Readonly<Record<string, string>> = {
  a: 'a',
  ah: 'a',
  ae: 'b',
  ay: 'b',
  ai: 'b',
  ya: 'c',
  yae: 'd',
  eo: 'e',
  uh: 'e',
  e: 'f',
  yeo: 'g',
  yuh: 'g',
  ye: 'h',
  o: 'ie',
  oh: 'ie',
  wa: 'j',
  wae: 'k',
  oe: 'l',
  oi: 'l',
  oy: 'l',
  yo: 'mg',
  u: 'ns',
  oo: 'n',
  ou: 'ns',
  wu: 'n',
  woo: 'n',
  wo: 'o',
  weo: 'o',
  we: 'pl',
  wi: 'q',
  yu: 'r',
  yoo: 'r',
  you: 'rg',
  eu: 's',
  ui: 't',
  eui: 't',
  i: 'u',
  ee: 'ut',
  yi: 'ut',
}
// Before another consonant many write eo and yeo as in English: Chul, Jung, Kyung.
const CLOSED: Readonly<Record<string, string>> = { u: 'nse', yu: 'rg' }

const ENDINGS: readonly (readonly [sound: string, latin: string])[] = [
  ['G', 'ng'],
  ['K', 'ck|k|g'],
  ['T', 't|d'],
  ['P', 'p|b'],
  ['N', 'n'],
  ['M', 'm'],
  ['L', 'l'],
  ['0', ''],
]

const latinOf = (sounds: typeof ENDINGS) => sounds.map(([, latin]) => `(${latin})`).join('|')

const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length).join('|')

const SYLLABLE = new RegExp(
  `^(?:${latinOf(BEGINNINGS)})(?<vowel>${longestFirst(Object.keys(VOWELS))})(?:${latinOf(ENDINGS)})$`,
)

// i, and the vowels that begin with y.
const NARROW = 'ucdghmr'

const syllable = (beginning: string, vowel: string, ending: string): string => {
  const spoken = beginning === 'R' ? 'N' : beginning
  return `${spoken === 'N' && NARROW.includes(vowel) ? '0' : spoken}${vowel}${ending}`
}

const soundFound = (sounds: typeof ENDINGS, found: readonly (string | undefined)[]): string =>
  sounds[found.findIndex((text) => text !== undefined)]?.[0] ?? '0'

// Park is written with an r that nobody speaks.
const written = (word: string) => (word === 'park' ? 'pak' : word)

const readLatin = (word: string): string[] => {
  const found = SYLLABLE.exec(written(word))
  if (!found) return []
  const [, ...groups] = found
  const latin = found.groups?.['vowel'] ?? ''
  const beginning = soundFound(BEGINNINGS, groups.slice(0, BEGINNINGS.length))
  const ending = soundFound(ENDINGS, groups.slice(BEGINNINGS.length + 1))
  const vowels = (ending === '0' ? undefined : CLOSED[latin]) ?? VOWELS[latin] ?? ''
  return Array.from(vowels, (vowel) => syllable(beginning, vowel, ending))
}

const FIRST_HANGUL = 0xac_00
const HANGUL = /^[가-힣]+$/
const HANGUL_BEGINNINGS = 'KKNTTRMPPSS0CCCKTPH'
const HANGUL_ENDINGS = '0KKKNNNTLKMLLLPLMPPTTGTTKTPT'
const VOWEL_COUNT = 21

const readHangul = (letter: string): string => {
  const code = (letter.codePointAt(0) ?? 0) - FIRST_HANGUL
  const ends = HANGUL_ENDINGS.length
  const vowel = String.fromCodePoint(97 + (Math.floor(code / ends) % VOWEL_COUNT))
  return syllable(
    HANGUL_BEGINNINGS[Math.floor(code / (ends * VOWEL_COUNT))] ?? '0',
    vowel,
    HANGUL_ENDINGS[code % ends] ?? '0',
  )
}

const FAMILY_NAMES = new Set(
  Array.from(
    '김이박최정강조윤장임한오서신권황안송유홍전고문손양배백허남심노하곽성차주우구민나진지엄채원천방공현함염변여추도소석선설마길위표명기반왕금옥육인맹제모탁국은편용예경봉사부태',
    readHangul,
  ),
)
// Families whose names are Korean however they are written, and no other people's.
const ONLY_KOREAN = new Set(Array.from('김박최윤권', readHangul))

/** The readings of a syllable. */
type Syllable = readonly string[]
/** A Korean name: the family, and the one or two syllables of the given name. */
export type KoreanName = { family: Syllable; given: readonly Syllable[] }

const MAX_GIVEN = 2

const isSyllable = (one: Syllable) => one.length > 0

// Jongun is Jong Un or Jon Gun.
const splitsOf = (word: string): (readonly Syllable[])[] =>
  Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)])
    .map((parts) => parts.filter(Boolean).map(readLatin))
    .filter((parts) => parts.every(isSyllable))

const givenOf = (words: readonly string[]): (readonly Syllable[])[] => {
  const [first = '', second] = words
  if (words.length === 1) return splitsOf(first)
  const both = [readLatin(first), readLatin(second ?? '')]
  return words.length === MAX_GIVEN && both.every(isSyllable) ? [both] : []
}

const withFamily = (family: string, given: readonly string[]): KoreanName[] => {
  const readings = readLatin(family).filter((one) => FAMILY_NAMES.has(one))
  return readings.length > 0 ? givenOf(given).map((one) => ({ family: readings, given: one })) : []
}

const namesInHangul = (letters: string): KoreanName[] => {
  const [family, ...given] = Array.from(letters, (letter): Syllable => [readHangul(letter)])
  const isName = family?.some((one) => FAMILY_NAMES.has(one)) && given.length > 0 && given.length <= MAX_GIVEN
  return family && isName ? [{ family, given }] : []
}

const MAX_WORDS = 3

/** Each way in which a name may be Korean, with the family first or last; [] when it is not. */
export const koreanNames = (name: string): KoreanName[] => {
  const words = nameWords(name.normalize('NFC')).normalize('NFC').split(' ').filter(Boolean)
  const joined = words.join('')
  if (HANGUL.test(joined)) return namesInHangul(joined)
  if (words.length < 2 || words.length > MAX_WORDS) return []
  return [...withFamily(words[0] ?? '', words.slice(1)), ...withFamily(words.at(-1) ?? '', words.slice(0, -1))]
}

const meet = (one: Syllable, other: Syllable) => one.some((reading) => other.includes(reading))

const isSame = (a: KoreanName, b: KoreanName): boolean =>
  a.given.length === b.given.length &&
  meet(a.family, b.family) &&
  a.given.every((one, at) => meet(one, b.given[at] ?? []))

const beginningsOf = (one: Syllable) => one.map((reading) => reading.slice(0, 1))

const beginAlike = (a: KoreanName, b: KoreanName): boolean =>
  a.given.length !== b.given.length ||
  a.given.every((one, at) => meet(beginningsOf(one), beginningsOf(b.given[at] ?? [])))

const isOnlyKorean = (names: readonly KoreanName[]) =>
  names.some(({ family }) => family.some((one) => ONLY_KOREAN.has(one)))

/**
 * Whether two names are one Korean name: true when they are, false when they are certainly two, because both families are Korean and a
 * syllable begins with another consonant; undefined when this cannot tell.
 */
export const isSameKorean = (a: readonly KoreanName[], b: readonly KoreanName[]): boolean | undefined => {
  if (a.some((one) => b.some((other) => isSame(one, other)))) return true
  const mayBe = a.some((one) => b.some((other) => meet(one.family, other.family) && beginAlike(one, other)))
  return !mayBe && isOnlyKorean(a) && isOnlyKorean(b) ? false : undefined
}

const withoutVowel = (reading: string) => `${reading[0]}${reading[2]}`

/** What the writings of a Korean name have in common, by which lists are searched: its consonants. */
export const koreanKeys = (names: readonly KoreanName[]): string[] => [
  ...new Set(names.map(({ family, given }) => [family, ...given].map(([first = '']) => withoutVowel(first)).join(''))),
]
