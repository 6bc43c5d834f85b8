import { comparableText } from '../shared/fold-text.ts'
import { nameWords, wordsWithoutLegalEnding } from '../shared/name-key.ts'

// What belongs to the family name that follows it.
const PARTICLES = new Set(
  'de du des d la le les van von der den ter zu zum zur da di do dos del della el al ben bin ibn mac mc o ni nic ui ua og st saint san santa'.split(
    ' ',
  ),
)

// In Irish names whatever follows these words is the family name: 'Mac an tSaoi', 'Mac Giolla Phádraig'. 'Bean' before them is 'wife of'.
const IRISH_STARTS = new Set('mac mhic nic ni ui ua o'.split(' '))

const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()

// The initial of a second given name is none: 'John D. Rockefeller', 'Mary O. Walsh'.
const isInitial = (word: string) => /^\p{Lu}\.$|^D$/u.test(word)

const isParticle = (word: string) => PARTICLES.has(plainWord(word)) && !isInitial(word)

// A word of capitals: `LEFEVRE`, `O'BRIEN`, `McCARTHY`. An initial is none.
const isCapitals = (word: string): boolean => {
  const letters = word.replaceAll(/^(?:Mc|Mac|O['’]|d['’])|[^\p{L}]/gu, '')
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

// What may follow a whole name after a comma, besides a given name.
const SUFFIX = /^(jr|sr|junior|senior|i{2,3}|iv|phd|esq|fca|aca|acca|llb|mba|md)\.?$/i

// How people are addressed is no part of their name. `M.` is one only where the family name stands out in capitals.
const TITLE =
  /^(mr|mrs|ms|miss|dr|prof|professor|rev|sir|mme|mlle|messrs|monsieur|madame|mademoiselle|maître|herr|frau|sra?|sig|signora?|dott)\.?$/i

const COUPLE = /^(?:&|\+|and|et|und)$/i

const withoutTitle = (words: readonly string[]): readonly string[] => {
  const [title = '', ...others] = words
  // A couple: the name stays as it is
  if (COUPLE.test(others[0] ?? '')) return words
  const isTitle = TITLE.test(title) || (title === 'M.' && others.some(isCapitals) && !others.every(isCapitals))
  return isTitle && others.length > 0 ? withoutTitle(others) : words
}

const join = (words: readonly string[]) => words.join(' ')

/**
 * A name as it is looked for, without how the person is addressed: 'Dr. Anne Byrne', 'Byrne, Mme Anne'. `M.` is a title where a whole name
 * follows it. What is only a title and a word is left as it is: nobody is found by half of a name.
 */
export const nameWithoutTitles = (name: string): string => {
  const parts = name.split(',').map((part) => {
    const words = part.trim().split(/\s+/)
    if (COUPLE.test(words[1] ?? '')) return join(words)
    const first = words.findIndex((word) => !TITLE.test(word) && !(word === 'M.' && words.length > 2))
    return first < 0 ? '' : join(words.slice(first))
  })
  const plain = parts.filter(Boolean).join(', ')
  return plain.includes(' ') ? plain : name
}

const irishStart = (words: readonly string[]): number => {
  const isStart = (word: string, place: number) =>
    place > 0 && place < words.length - 1 && IRISH_STARTS.has(plainWord(word)) && !isInitial(word)
  const start = words.findIndex(isStart)
  return start > 1 && plainWord(words[start - 1] ?? '') === 'bean' ? start - 1 : start
}

/**
 * Where the family name begins when it comes last: particles belong to it, and what `y` joins to it, but the first word is always a
 * given name.
 */
const familyStart = (words: readonly string[]): number => {
  const irish = irishStart(words)
  if (irish > 0) return irish
  let start = words.length - 1
  if (start > 2 && words[start - 1] === 'y') start -= 2
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  return start
}

/** Where the family name ends when it comes first. */
const endOfFirstFamily = (words: readonly string[]): number => words.findIndex((word) => !isParticle(word)) + 1 || 1

// No given name begins so: 'van den Berg Jan'. In small letters only, nothing tells.
const beginsWithParticle = (words: readonly string[]): boolean =>
  /^\p{Ll}/u.test(words[0] ?? '') && isParticle(words[0] ?? '') && words.some((word) => /^\p{Lu}/u.test(word))

const byCapitals = (words: readonly string[]): { firstName: string; lastName: string } | undefined => {
  // From the end, as a particle belongs to what follows it.
  const isFamily = words.reduceRight<boolean[]>(
    (after, word) => [isCapitals(word) || (isParticle(word) && after[0] === true), ...after],
    [],
  )
  if (!isFamily.includes(true) || !isFamily.includes(false)) return undefined

  const isFirst = isFamily[0] === true
  const end = isFirst ? isFamily.indexOf(false) : isFamily.indexOf(true)
  // Capitals in the middle, or at both ends, tell nothing.
  if (isFamily.slice(end).some((family) => family === isFirst)) return undefined
  return isFirst
    ? { lastName: join(words.slice(0, end)), firstName: join(words.slice(end)) }
    : { firstName: join(words.slice(0, end)), lastName: join(words.slice(end)) }
}

/**
 * Splits a name that stands in one column: `Lefèvre, Zoé`; the word in capitals is the family name, as in `LEFEVRE Zoé`; otherwise
 * the last word is, with what belongs to it (`Loïc Le Goff`), or the first one where the column says so (`familyFirst`). A single word is a first name.
 * How somebody is addressed (`Mme`, `Mr`) is left out.
 */
export const splitName = (name: string, { familyFirst = false } = {}): { firstName: string; lastName: string } => {
  const [family = '', ...given] = name
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part, place) => place === 0 || !TITLE.test(part))
  const isInverted = family !== '' && given.some((part) => part !== '' && !SUFFIX.test(part))
  const wordsOf = (text: string) => withoutTitle(text.split(/\s+/))
  if (isInverted) return { firstName: join(wordsOf(join(given))), lastName: join(wordsOf(family)) }

  const words = wordsOf(family)
  if (words.length < 2) return { firstName: join(words), lastName: '' }

  const found = byCapitals(words)
  if (found) return found
  if (beginsWithParticle(words) && words.length === endOfFirstFamily(words))
    return { firstName: join(words), lastName: '' }
  if (familyFirst || beginsWithParticle(words)) {
    const end = endOfFirstFamily(words)
    return { lastName: join(words.slice(0, end)), firstName: join(words.slice(end)) }
  }
  const start = familyStart(words)
  return { firstName: join(words.slice(0, start)), lastName: join(words.slice(start)) }
}

// Lists say in the heading which name comes first.
const isFamilyFirst = (heading: string) =>
  /^(?:nom.*prenom|(?:sur|last|family)name.*(?:first|fore|given)name|nachname.*vorname|apellidos?.*nombre|cognome.*nome)/.test(
    comparableText(heading),
  )

const TWO_PEOPLE =
  /[\p{L}.] *(?:&|\+| and | et | und ) *(?!(?:sons?|co|company|partners|associates|fils|cie|associés|family|famille|söhne)\b)\p{L}/iu

/** Whether a name is that of a couple or of several people: 'John & Mary Byrne'. A company has such a name too. */
export const isOfSeveralPeople = (name: string): boolean =>
  TWO_PEOPLE.test(name) && wordsWithoutLegalEnding(name) === nameWords(name)

/** Splits a name that stands in one column, in the order that the heading of the column says. */
export const splitNameUnder = (heading: string, name: string): { firstName: string; lastName: string } =>
  splitName(name, { familyFirst: isFamilyFirst(heading) })
