import { legalEndings } from './legal-endings.ts'
import { companyNameKey, nameKey, personNameKeys } from './name-key.ts'

const ENDINGS: ReadonlySet<string> = new Set(legalEndings.filter((ending) => !ending.includes(' ')))
const LONG_ENDINGS = legalEndings.filter((ending) => ending.includes(' ')).map((ending) => ending.split(' '))

const isEndOf = (keys: readonly string[], ending: readonly string[]) =>
  keys.length > ending.length && ending.every((word, place) => keys.at(place - ending.length) === word)

/** The words without those that are only the legal form of a company, unless there are no others. */
export const withoutLegalForms = (words: readonly string[]): string[] => {
  const keys = words.map((word) => nameKey(word))
  const long = LONG_ENDINGS.find((ending) => isEndOf(keys, ending))
  const rest = words.slice(0, words.length - (long?.length ?? 0)).filter((word) => !ENDINGS.has(nameKey(word)))
  return rest.length > 0 ? rest : [...words]
}

/** How names of a kind are looked for (LIST-3). */
export type NameSearch = {
  /** the keys of a whole name, one of which it has */
  wholeKeys: (name: string) => string[]
  /** the words that a name must have, of those that were typed */
  wordsOf: (words: readonly string[]) => string[]
  /** whether phone numbers are looked for beside the names */
  hasPhones: boolean
}

export const companyNameSearch: NameSearch = {
  wholeKeys: (name) => [companyNameKey(name)],
  wordsOf: withoutLegalForms,
  hasPhones: false,
}

export const personNameSearch: NameSearch = {
  wholeKeys: (name) => personNameKeys(name),
  wordsOf: (words) => [...words],
  hasPhones: true,
}

/** How names of either kind are looked for in a record that only mentions them. */
export const mentionedNameSearch: NameSearch = {
  wholeKeys: (name) => [companyNameKey(name), nameKey(name)],
  wordsOf: withoutLegalForms,
  hasPhones: false,
}
