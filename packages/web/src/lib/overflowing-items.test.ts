import { expect, test } from 'vitest'
import { overflowingItems } from './overflowing-items.ts'

const row = (...ids: string[]) => ids.map((id) => ({ id, width: 100, isCurrent: false, isSecondary: false }))
const items = row('a', 'b', 'c', 'd')

test.each([
  [430, []],
  [429, ['d']],
  [380, ['d']],
  [379, ['c', 'd']],
  [0, ['a', 'b', 'c', 'd']],
])('a row of %i px leaves out %j, and keeps space for its button More', (width, expected) => {
  expect(overflowingItems(items, { width, gap: 10, moreWidth: 50 })).toEqual(expected)
})

test('secondary items leave first, and all that left keep the order of the row', () => {
  const mixed = items.map((item) => ({ ...item, isSecondary: item.id === 'a' || item.id === 'b' }))
  expect(overflowingItems(mixed, { width: 380, gap: 10, moreWidth: 50 })).toEqual(['b'])
  expect(overflowingItems(mixed, { width: 160, gap: 10, moreWidth: 50 })).toEqual(['a', 'b', 'd'])
})

test('the current item never leaves', () => {
  const last = items.map((item) => ({ ...item, isCurrent: item.id === 'd' }))
  expect(overflowingItems(last, { width: 380, gap: 10, moreWidth: 50 })).toEqual(['c'])
  expect(overflowingItems(last, { width: 0, gap: 10, moreWidth: 50 })).toEqual(['a', 'b', 'c'])
})
