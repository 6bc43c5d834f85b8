// @vitest-environment happy-dom
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTickedRows } from './ticked-rows.ts'

const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((_id) => ({ _id }) as DeadlineRow) as [
  DeadlineRow,
  DeadlineRow,
  DeadlineRow,
  DeadlineRow,
]
const group = [one, two, three]

it('Shift ticks all rows of a group from the last one, and unticks them again', () => {
  const { result } = renderHook(() => useTickedRows('all'))
  const toggle = (row: DeadlineRow, among: readonly DeadlineRow[], isRange: boolean) =>
    act(() => result.current.toggle(row, among, isRange))
  const ticked = () => result.current.rows.map(({ _id }) => _id)

  toggle(one, group, false)
  toggle(three, group, true)
  expect(ticked()).toEqual(['one', 'two', 'three'])

  // The last one is in another group.
  toggle(four, [four], true)
  expect(ticked()).toEqual(['one', 'two', 'three', 'four'])

  toggle(two, group, false)
  toggle(three, group, true)
  expect(ticked()).toEqual(['one', 'four'])
})

it('another filter clears the ticks', () => {
  const { result, rerender } = renderHook(({ filter }) => useTickedRows(filter), { initialProps: { filter: 'all' } })
  act(() => result.current.toggle(one, group, false))
  rerender({ filter: 'mine' })
  expect(result.current.rows).toEqual([])
})
