import { expect, it } from 'vitest'
import { languageOfText } from './text-language.ts'

it.each([
  ['Déclaration annuelle de Comptoir Beauséjour Ltd', 'fr'],
  ['Documents d’identité à renouveler – Comptoir Beauséjour Ltd', 'fr'],
  ['Votre demande a bien été reçue', 'fr'],
  ['Corrib Logistics Limited: identity documents to renew', 'en'],
  ['Annual return of Corrib Logistics Limited', 'en'],
  ['Your annual return: Comptoir de la Mer Ltd is due on the first of May', 'en'],
  ['Password', 'en'],
  ['', 'en'],
] as const)('"%s" is in %s (UI-24)', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
