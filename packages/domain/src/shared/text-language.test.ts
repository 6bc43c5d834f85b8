import { expect, it } from 'vitest'
import { languageOfText } from './text-language.ts'

it.each([
  ['Déclaration annuelle de Comptoir Beauséjour Ltd', 'fr'],
  ['Documents d’identité à renouveler – Comptoir Beauséjour Ltd', 'fr'],
  ['Votre demande a bien été reçue', 'fr'],
  ['Corrib Logistics Limited: identity documents to renew', 'en'],
  ['Annual return of Corrib Logistics Limited', 'en'],
  ['Password', 'en'],
  ['', 'en'],
] as const)('"%s" is in %s (UI-24)', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

it('a French name does not make an English text French (UI-24)', () => {
  const name = 'Société des Amis de la Mer et du Port'
  expect(languageOfText(`Annual return of ${name}`, [name])).toBe('en')
  expect(languageOfText(`Rappel : déclaration de ${name}`, [null, name])).toBe('fr')
})
