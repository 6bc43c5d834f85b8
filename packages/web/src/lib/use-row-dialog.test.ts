// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowDialog } from './use-row-dialog.ts'

const before = [
  { _id: 'a', name: 'Alpha' },
  { _id: 'b', name: 'Beta' },
]
const without = before.slice(1)

test('the dialog of a row shows what is saved, and stays until it is closed when its own save takes the row away', () => {
  const { result, rerender } = renderHook((rows: typeof before) => useRowDialog(rows), { initialProps: before })
  act(() => result.current.openRow({ _id: 'a' }))
  rerender([{ _id: 'a', name: 'Alpha Two' }, ...without])
  expect(result.current.open?.name).toBe('Alpha Two')
  rerender(without)
  expect(result.current.open?._id).toBe('a')
})

test('the dialog of a row that comes back by an undo is not open again', () => {
  const { result, rerender } = renderHook((rows: typeof before) => useRowDialog(rows), { initialProps: before })
  act(() => result.current.openRow({ _id: 'a' }))
  rerender(without)
  act(() => result.current.close())
  rerender(before)
  expect(result.current.open).toBeUndefined()
})
