import { expect, test } from 'vitest'
import { NO_ROWS, togglePage, toggleRow, untickGone } from './selection.ts'

const page = ['a', 'b', 'c', 'd']

// BULK-1
test('a click with Shift ticks every row from the last one, in either direction', () => {
  const third = toggleRow(NO_ROWS, page, 'c')
  expect([...toggleRow(third, page, 'a', true).ids].toSorted()).toEqual(['a', 'b', 'c'])
  expect([...toggleRow(third, page, 'd', true).ids]).toEqual(['c', 'd'])
})

test('a click with Shift ticks one row when the last one is on another page', () => {
  const elsewhere = toggleRow(NO_ROWS, ['x', 'y'], 'x')
  expect([...toggleRow(elsewhere, page, 'b', true).ids]).toEqual(['x', 'b'])
})

test('the box of the page ticks what is missing, then unticks the page and keeps other pages', () => {
  const some = toggleRow(toggleRow(NO_ROWS, ['x'], 'x'), page, 'b')
  const whole = togglePage(some, page)
  expect([...whole.ids].toSorted()).toEqual(['a', 'b', 'c', 'd', 'x'])
  expect([...togglePage(whole, page).ids]).toEqual(['x'])
})

test('a row that leaves its page is unticked, and rows of other pages stay selected', () => {
  const selected = toggleRow(toggleRow(toggleRow(NO_ROWS, ['x'], 'x'), page, 'a'), page, 'b')
  expect([...untickGone(selected, page, ['a', 'c', 'd']).ids]).toEqual(['x', 'a'])
  expect(untickGone(selected, page, page)).toBe(selected)
})

test('unticking a row while everything is selected leaves the other rows of the page selected', () => {
  const all = { ids: new Set<string>(), isAll: true, lastId: undefined }
  const { ids, isAll } = toggleRow(all, page, 'b')
  expect([[...ids], isAll]).toEqual([['a', 'c', 'd'], false])
})
