import { expect, it } from 'vitest'
import { differingWords } from './differing-words.ts'

// The differing words in brackets.
const marked = (own: string, other: string) =>
  differingWords(own, other)
    .map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text))
    .join('')

it.each([
  ['call the bank', 'call the CRO', 'call the[ bank]'],
  ['call the CRO today', 'call the CRO', 'call the CRO[ today]'],
  ['call the CRO', 'call the CRO today', 'call the CRO'],
  ['the old bank and the old shop', 'the new bank and the new shop', 'the[ old] bank and the[ old] shop'],
  ['mine', 'theirs', '[mine]'],
  ['', 'theirs', ''],
])('of %j beside %j the words %j are marked', (own, other, expected) => {
  expect(marked(own, other)).toBe(expected)
})
