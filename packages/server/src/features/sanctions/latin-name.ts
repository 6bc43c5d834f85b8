import { readName, type ReadName } from '@registrar/domain/sanctions/read-name'
import { transliterate } from 'transliteration'

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

// The article of an Arabic word, and two vowels that Greek writes for one sound.
const ARTICLE = /(?<=^|\s)ال(?=\p{L}{2})/gu
const GREEK_SOUNDS = /[οΟ][υύΥΎ]/gu

/** A name in Latin letters, which the library takes from the letters of any script. */
export const latinName = (name: string): string =>
  LATIN.test(name) ? name : transliterate(name.replaceAll(ARTICLE, '').replaceAll(GREEK_SOUNDS, 'ou'))

/** Reads names for comparing, each once. */
export const nameReader = (): ((name: string) => ReadName) => {
  const read = new Map<string, ReadName>()
  return (name) => {
    const known = read.get(name) ?? readName(name, latinName(name))
    read.set(name, known)
    return known
  }
}
