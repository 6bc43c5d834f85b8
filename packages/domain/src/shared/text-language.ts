import type { Language } from './language.ts'

// The commonest words of each language that the other does not have.
const FRENCH = new Set(
  'le la les un une du des de et au aux à ou pour par sur dans avec votre vos notre nos vous nous est sont avant après reçu reçue merci société déclaration dépôt rappel facture'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'the a of and to or for by on in with your our you we is are before after received thank company return filing reminder invoice due'.split(
    ' ',
  ),
)

const countIn = (words: readonly string[], language: ReadonlySet<string>): number =>
  words.filter((word) => language.has(word)).length

/** The language of a text that the firm wrote, by its commonest words; English when it cannot be told. */
export const languageOfText = (text: string): Language => {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  return countIn(words, FRENCH) > countIn(words, ENGLISH) ? 'fr' : 'en'
}
