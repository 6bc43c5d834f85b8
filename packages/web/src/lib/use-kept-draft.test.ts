// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKeptDraft } from './use-kept-draft.ts'

afterEach(() => sessionStorage.clear())

const open = (place: string) => renderHook(() => useKeptDraft(['note', place], { text: '', version: 0 }))

it('what was begun comes back after a reload, in its own place (UI-9)', () => {
  const { result } = open('1')
  expect(result.current[0]).toBeUndefined()
  act(() => result.current[1]({ text: 'half a thought', version: 3 }))
  // A reload does not take the page down first.

  expect(open('1').result.current[0]).toEqual({ text: 'half a thought', version: 3 })
  expect(open('2').result.current[0]).toBeUndefined()
})

it('nothing stays once it is saved, or its place is left', () => {
  const { result, unmount } = open('1')
  act(() => result.current[1]({ text: 'half a thought', version: 3 }))
  expect(sessionStorage).toHaveLength(1)
  act(() => result.current[1](undefined))
  expect(sessionStorage).toHaveLength(0)

  act(() => result.current[1]({ text: 'again', version: 3 }))
  unmount()
  expect(sessionStorage).toHaveLength(0)
})
