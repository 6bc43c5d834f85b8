import { expect, it } from 'vitest'
import { isSameValue } from './same-value.ts'

it.each([
  ['the same text', 'Foyle', 'Foyle', true],
  ['another text', 'Foyle', 'foyle', false],
  ['a number and its text', 1, '1', false],
  ['null and undefined', null, undefined, true],
  ['null and an empty text', null, '', false],
  ['objects with their keys in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['an object with an undefined field and one without it', { a: 1, b: undefined }, { a: 1 }, true],
  ['objects with another value', { a: 1 }, { a: 2 }, false],
  ['lists with the same items', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  ['lists in another order', [1, 2], [2, 1], false],
])('%s', (_, left, right, isSame) => {
  expect(isSameValue(left, right)).toBe(isSame)
  expect(isSameValue(right, left)).toBe(isSame)
})
