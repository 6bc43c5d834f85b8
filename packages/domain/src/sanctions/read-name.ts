import { companyNameKey, nameKey, wordsWithoutLegalEnding } from '../shared/name-key.ts'
import { foldText } from '../shared/fold-text.ts'
import { type Sounds, weightOfSounds } from './sound-distance.ts'
import { givenName } from './given-names.ts'
import { type ChineseName, chineseNames } from './chinese-names.ts'
import { type KoreanName, koreanNames } from './korean-names.ts'
import { vietnameseWords } from './vietnamese-names.ts'
import { soundsOf, withSpokenMarks } from './word-sounds.ts'

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

// Articles, 'son of', 'of' and titles: one writer has them, another leaves them out.
const PARTICLES = new Set(
  'al el ul ar as ash at az ad an er es ed ez ibn bin bn ben bint von van der den de du des di da dos do la le les y e und of the zu zum zur ter oglu ogly oghlu qizi kizi kyzy mr mrs ms dr'.split(
    ' ',
  ),
)

// Abd al-Rahman, Abdul Rahman, Abdurrahman and Abderrahmane are one name.
const SERVANT = /^abd(?:[aeou]l|[aeu]([rnsztdj])(?=\1))?(?=[a-z]{3})/
const SERVANT_ALONE = /^a{1,2}bd(?:[aeou][lrnsztdj])?$/

const joinServants = (words: readonly string[]): string[] => {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last !== undefined && SERVANT_ALONE.test(last)) {
      if (!PARTICLES.has(word)) joined.splice(-1, 1, `abd${word}`)
    } else joined.push(word.replace(SERVANT, 'abd'))
  }
  return joined
}

type Word = { letters: string; joined?: string }

const withoutParticles = (words: readonly string[]): Word[] => {
  const kept = words.flatMap((letters, at): Word[] => {
    const particle = words[at - 1] ?? ''
    if (PARTICLES.has(letters)) return []
    return [PARTICLES.has(particle) ? { letters, joined: `${particle}${letters}` } : { letters }]
  })
  return kept.length > 1 ? kept : words.map((letters) => ({ letters }))
}

/** A word of a name in Latin letters, and its sounds; `joined` is that with the particle before it, as in Benali. */
export type SpokenWord = Sounds & { letters: string; joined?: SpokenWord }

/** A word that is spoken as it is written. */
export const spokenWord = (letters: string, sounds: string = soundsOf(letters)): SpokenWord => ({
  letters,
  sounds,
  weight: weightOfSounds(sounds),
})

/** A name as it is compared. */
export type ReadName = {
  /** the words as they are written, without accents and legal form */
  words: string[]
  /** the keys by which all lists of names compare (ORG-7, PERSON-4) */
  key: string
  companyKey: string
  /** the words in Latin letters, without particles */
  spoken: SpokenWord[]
  /** whether its script writes no vowels */
  isWithoutVowels: boolean
  isHebrew: boolean
  /** each way in which it may be Korean */
  korean: KoreanName[]
  /** each way in which it may be Chinese, written in pinyin */
  chinese: ChineseName[]
  /** its words when it is Vietnamese */
  vietnamese: string[]
}

// The letters of S.V. Petrov are two initials, those of S.A. a legal form.
const withoutDots = (name: string): string =>
  name.replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (initials) =>
    LEGAL_FORMS.has(initials.replaceAll('.', '').toLowerCase()) ? initials : initials.replaceAll('.', ' '),
  )

const spokenWords = (latin: string): Word[] =>
  withoutParticles(joinServants(nameWords(withoutLegalForm(withSpokenMarks(withoutDots(latin))))))

const MAX_WORDS = 8

const NO_VOWELS = /\p{Script=Arabic}|\p{Script=Hebrew}/u
const HEBREW = /\p{Script=Hebrew}/u

/**
 * Reads a name so that it can be compared (SANC-2). `latin` is the name in Latin letters, which differs from it where it is in another
 * script.
 */
export const readName = (name: string, latin: string = name): ReadName => {
  return {
    words: nameWords(withoutLegalForm(name)),
    key: nameKey(name),
    companyKey: companyNameKey(name),
    spoken: spokenWords(latin)
      .slice(0, MAX_WORDS)
      .map(({ letters, joined }) => ({
        ...spokenWord(givenName(letters)),
        ...(joined && { joined: spokenWord(joined) }),
      })),
    isWithoutVowels: NO_VOWELS.test(name),
    isHebrew: HEBREW.test(name),
    korean: koreanNames(name),
    chinese: chineseNames(name),
    vietnamese: vietnameseWords(name),
  }
}
