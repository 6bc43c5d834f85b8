// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ROWS, togglePage, toggleRow, untickGone, useSelection } from './selection.ts'

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

test('a row that is unticked while everything is selected is excepted, and ticked again is not (BULK-1)', () => {
  const all = { ...NO_ROWS, isAll: true }
  const without = toggleRow(all, page, 'b')
  expect([[...without.except], without.isAll]).toEqual([['b'], true])
  expect([...toggleRow(without, page, 'b').except]).toEqual([])
  expect([...toggleRow(without, page, 'd', true).except].toSorted()).toEqual(['b', 'c', 'd'])
  expect([...untickGone(without, page, ['a']).except]).toEqual([])
})

const answerOf = (ids: string[], totalItems: number) => ({ data: ids.map((_id) => ({ _id })), totalItems })

test('the box of a page without rows waits for them', () => {
  const { result, rerender } = renderHook(
    (found: ReturnType<typeof answerOf> | undefined) => useSelection(found, '', ''),
    {
      initialProps: undefined as ReturnType<typeof answerOf> | undefined,
    },
  )
  expect(result.current.ofPage).toBe('empty')
  rerender(answerOf(['a'], 1))
  expect(result.current.ofPage).toBe('none')
})

const showList = () => {
  const first = { page: answerOf(['a', 'b'], 3), pageKey: 'page 1' }
  const { result, rerender } = renderHook((list: typeof first) => useSelection(list.page, 'no filter', list.pageKey), {
    initialProps: first,
  })
  act(() => result.current.togglePage())

  return { first, show: rerender, selectedIds: () => [...result.current.ids] }
}

test('a row that a colleague removes is unticked, and is not selected when it comes back (BULK-1)', () => {
  const { first, show, selectedIds } = showList()
  show({ ...first, page: answerOf(['a', 'c'], 2) })
  expect(selectedIds()).toEqual(['a'])
  show({ ...first, page: answerOf(['a', 'b'], 3) })
  expect(selectedIds()).toEqual(['a'])
})

test('a row that a colleague removes is unticked although the total still counts it', () => {
  const { first, show, selectedIds } = showList()
  show({ ...first, page: answerOf(['a'], 3) })
  show({ ...first, page: answerOf(['a', 'b'], 3) })
  expect(selectedIds()).toEqual(['a'])
})

test('rows stay selected while the next page is read, also when that page has fewer records in total', () => {
  const { first, show, selectedIds } = showList()
  show({ ...first, pageKey: 'page 2' })
  show({ page: answerOf([], 2), pageKey: 'page 2' })
  expect(selectedIds()).toEqual(['a', 'b'])
})

test('a row that was deleted is unticked although another one came at the same moment, and stays unticked when it comes back (BULK-1)', () => {
  const page1 = answerOf(['a', 'b'], 2)
  const { result, rerender } = renderHook(
    ({ deleted }: { deleted: string[] }) => useSelection(page1, 'no filter', 'page 1', new Set(deleted)),
    { initialProps: { deleted: [] as string[] } },
  )
  act(() => result.current.togglePage())
  rerender({ deleted: ['b'] })
  expect([...result.current.ids]).toEqual(['a'])
  rerender({ deleted: [] })
  expect([...result.current.ids]).toEqual(['a'])
})
