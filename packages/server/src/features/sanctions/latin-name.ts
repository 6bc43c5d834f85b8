import { latinCompanies } from '@registrar/domain/sanctions/chinese-companies'
import { writingsOf } from '@registrar/domain/sanctions/name-writings'
import { readName, type ReadName } from '@registrar/domain/sanctions/read-name'
import type { WritingsReader } from '@registrar/domain/sanctions/sanctions-match'
import { transliterate } from 'transliteration'

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

// The article of an Arabic word, and the legal form before the name of a Russian company.
const LEFT_OUT = /(?<=^|\s)ال(?=\p{L}{2})|^(?:ООО|ТОО|П?АО|ОАО|ЗАО)\s+/gu

// What Greek writes with two letters for one sound, in Latin letters.
const GREEK_SOUNDS: readonly (readonly [letters: RegExp, latin: string])[] = [
  [/ο[υύ]/giu, 'ou'],
  [/(?<=[αε])[υύ](?=[αάεέηήιίοόωώβγδζλμνρ])/giu, 'v'],
  [/(?<=[αε])[υύ]/giu, 'f'],
  [/γγ/giu, 'ng'],
  [/(?<!\p{L})μπ/giu, 'b'],
  [/(?<!\p{L})ντ/giu, 'd'],
  [/(?<!\p{L})γκ/giu, 'g'],
]

const withGreekSounds = (name: string): string =>
  GREEK_SOUNDS.reduce((text, [letters, latin]) => text.replaceAll(letters, latin), name)

/** A name in Latin letters, which the library takes from the letters of any script. */
export const latinName = (name: string): string =>
  LATIN.test(name) ? name : transliterate(withGreekSounds(name.replaceAll(LEFT_OUT, '')))

/** Reads names for comparing, each once. */
export const nameReader = (): ((name: string) => ReadName) => {
  const read = new Map<string, ReadName>()
  return (name) => {
    const known = read.get(name) ?? readName(name, latinName(name))
    read.set(name, known)
    return known
  }
}

// A company in Chinese characters is found by its English name too (SANC-13).
const chineseWritings = (name: string): ReadName[] =>
  latinCompanies(name, transliterate).map(({ latin, core }) => ({ ...readName(latin), ...(core && { core }) }))

/** Reads each name that stands in a text, each once. */
export const writingsReader = (): WritingsReader => {
  const read = nameReader()
  const known = new Map<string, readonly ReadName[]>()
  return (text, kind) => {
    const key = `${kind === 'person'} ${text}`
    const found = known.get(key) ?? [
      ...writingsOf(text, kind).map(read),
      ...(kind === 'person' ? [] : chineseWritings(text)),
    ]
    known.set(key, found)
    return found
  }
}
