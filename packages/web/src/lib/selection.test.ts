import { expect, test } from 'vitest'
import { NOTHING_TICKED, tickPage, tickRow, untickGone } from './selection.ts'

const page = ['a', 'b', 'c', 'd']

// BULK-1
test('a click with Shift ticks every row from the last one, in either direction', () => {
  const third = tickRow(NOTHING_TICKED, page, 'c')
  expect([...tickRow(third, page, 'a', true).ids].toSorted()).toEqual(['a', 'b', 'c'])
  expect([...tickRow(third, page, 'd', true).ids]).toEqual(['c', 'd'])
})

test('a click with Shift ticks one row when the last one is on another page', () => {
  const elsewhere = tickRow(NOTHING_TICKED, ['x', 'y'], 'x')
  expect([...tickRow(elsewhere, page, 'b', true).ids]).toEqual(['x', 'b'])
})

test('the box of the page ticks what is missing, then unticks the page and keeps other pages', () => {
  const some = tickRow(tickRow(NOTHING_TICKED, ['x'], 'x'), page, 'b')
  const whole = tickPage(some, page)
  expect([...whole.ids].toSorted()).toEqual(['a', 'b', 'c', 'd', 'x'])
  expect([...tickPage(whole, page).ids]).toEqual(['x'])
})

test('a row that leaves its page is unticked, and rows of other pages stay ticked', () => {
  const ticked = tickRow(tickRow(tickRow(NOTHING_TICKED, ['x'], 'x'), page, 'a'), page, 'b')
  expect([...untickGone(ticked, page, ['a', 'c', 'd']).ids]).toEqual(['x', 'a'])
  expect(untickGone(ticked, page, page)).toBe(ticked)
})

test('unticking a row while everything is selected leaves the other rows of the page ticked', () => {
  const all = { ids: new Set<string>(), isAll: true, lastId: undefined }
  const { ids, isAll } = tickRow(all, page, 'b')
  expect([[...ids], isAll]).toEqual([['a', 'c', 'd'], false])
})
