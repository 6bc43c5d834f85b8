import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elidedDe, frenchTypography } from './french-typography.ts'

it.each([
  ['Merci !', 'Merci\u00A0!'],
  ['Merci!', 'Merci\u00A0!'],
  ['Que faire ?!', 'Que faire\u00A0?!'],
  ['Objet : facture', 'Objet\u00A0: facture'],
  ["L'adresse d'aujourd'hui", 'L’adresse d’aujourd’hui'],
  ['« Société »', '«\u00A0Société\u00A0»'],
  ['«Société»', '«\u00A0Société\u00A0»'],
  ['(vraiment ?)', '(vraiment\u00A0?)'],
  ['https://exemple.ie/?a=1', 'https://exemple.ie/?a=1'],
  ['à 10:30', 'à 10:30'],
  ['Bonjour {{params.firstname}},', 'Bonjour {{params.firstname}},'],
  ['! seul', '! seul'],
])('%j is printed %j', (typed, printed) => {
  expect(frenchTypography(typed)).toBe(printed)
})

it('a text that is right already stays as it is', () => {
  const anyText = fc.array(fc.constantFrom('a', ' ', '!', '?', ':', ';', "'", '«', '»', 'é', '\u00A0', '.'), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(anyText, (signs) => {
      const printed = frenchTypography(signs.join(''))
      expect(frenchTypography(printed)).toBe(printed)
    }),
  )
})

it.each([
  ['Anne Daly', 'd’Anne Daly'],
  ['Émile Roux', 'd’Émile Roux'],
  ['Yves Roux', 'd’Yves Roux'],
  ['Yann Roux', 'de Yann Roux'],
  ['Paul Roux', 'de Paul Roux'],
])('de before %s is %s', (name, elided) => expect(elidedDe(name, name)).toBe(elided))
