import { hebrewSkeletonOf } from './hebrew-sounds.ts'
import { koreanKeys } from './korean-names.ts'
import { type ReadName, type SpokenWord, spokenWord } from './read-name.ts'
import { skeletonOf } from './sound-distance.ts'
import { translatedNames } from './translated-names.ts'

/** Changes with the keys: the keys of loaded lists are made again then. */
export const KEYS_VERSION = 6

/** What the candidate keys of a word leave of each sound: nothing of vowels and h, and of a sound with two readings both. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  B: ['B'],
  P: ['B'],
  D: ['T'],
  T: ['T'],
  F: ['F'],
  V: ['F'],
  S: ['S'],
  z: ['S'],
  X: ['X'],
  W: ['X'],
  J: ['X'],
  K: ['K'],
  q: ['K', 'X'],
  G: ['K', '', 'X'],
  g: ['K', '', 'X'],
  c: ['S', 'X'],
  j: ['X', ''],
  Q: ['X', ''],
  L: ['L'],
  M: ['M'],
  N: ['N'],
  R: ['R'],
}
const NOTHING: readonly string[] = ['']

const MAX_READINGS = 8

const readingsOf = (sounds: string): string[] => {
  let readings = ['']
  for (const sound of sounds) {
    const classes = CLASSES[sound] ?? NOTHING
    const few = readings.length * classes.length > MAX_READINGS ? classes.slice(0, 1) : classes
    readings = few.flatMap((one) => readings.map((reading) => reading + one))
  }
  return readings.map((reading) => reading || '0')
}

const SHORTEST_WITH_MISTAKE = 3

// One consonant may be wrong: two words share what is left without it.
const withMistakes = (readings: readonly string[]): string[] => {
  const [first = ''] = readings
  const mistaken =
    first.length < SHORTEST_WITH_MISTAKE ? [] : Array.from(first, (_, at) => first.slice(0, at) + first.slice(at + 1))
  return [...new Set([...readings, ...mistaken])]
}

// Words of a script without vowels share only their consonants with those of another one.
const keysOfWord = (word: SpokenWord): string[] => [
  ...withMistakes(readingsOf(word.sounds)),
  `~${skeletonOf(word.sounds)}`,
  ...translatedNames(word).map((group) => `t${group}`),
]

// A Hebrew word is found from one in Latin letters and the other way round. Two of one script never meet by these keys.
const hebrewKey = ({ sounds }: SpokenWord, isHebrew: boolean): string[] => {
  const skeleton = hebrewSkeletonOf(sounds)
  return skeleton === '' ? [] : [`${isHebrew ? '^' : '%'}${skeleton}`]
}

const keysOfJoined = ({ sounds }: SpokenWord): string[] => readingsOf(sounds)

const isInitial = ({ letters }: SpokenWord) => letters.length === 1
const initialsOf = ({ letters, sounds }: SpokenWord): string[] =>
  [...new Set([letters[0], sounds[0]])].flatMap((initial) => initial ?? [])

// A word with the next one, and with the particle before it.
const joinedWith = (words: readonly SpokenWord[], at: number): SpokenWord[] => {
  const [one, next] = [words[at], words[at + 1]]
  return [
    ...(one && next ? [spokenWord(one.letters + next.letters, one.sounds + next.sounds)] : []),
    ...(one?.joined ? [one.joined] : []),
  ]
}

const MAX_KEY = 200

const wholeKeys = ({ spoken, key, companyKey, korean }: ReadName): string[] => {
  const sounds = spoken.map((word) => word.sounds).join('')
  const written = [key, companyKey].filter(Boolean).map((one) => `!${one.slice(0, MAX_KEY)}`)
  return [
    ...new Set([
      ...written,
      ...withMistakes(readingsOf(sounds)).map((one) => `=${one}`),
      ...koreanKeys(korean).map((one) => `@${one}`),
    ]),
  ]
}

/** The keys under which a name of a list is found. */
export const listedKeys = (name: ReadName): string[] => [
  ...new Set([
    ...wholeKeys(name),
    ...name.spoken.flatMap((word, at) => [
      ...(isInitial(word) ? initialsOf(word).map((initial) => `i${initial}`) : keysOfWord(word)),
      ...hebrewKey(word, name.isHebrew),
      ...initialsOf(word).map((initial) => `f${initial}`),
      ...joinedWith(name.spoken, at).flatMap(keysOfJoined),
    ]),
  ]),
]

/**
 * The keys by which a name on record looks for those of lists that may be like it: one of `whole`, or one of the keys of two of its words.
 */
export const wantedKeys = (name: ReadName): { whole: string[]; words: string[][] } => ({
  whole: wholeKeys(name),
  words: name.spoken.map((word, at) => [
    ...(isInitial(word) ? initialsOf(word).map((initial) => `f${initial}`) : keysOfWord(word)),
    ...hebrewKey(word, !name.isHebrew),
    ...initialsOf(word).map((initial) => `i${initial}`),
    ...joinedWith(name.spoken, at).flatMap(keysOfJoined),
  ]),
})
