// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSingleSubmit } from './use-single-submit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (submit = vi.fn<() => false | void>()) => {
  const { result, rerender } = renderHook(({ isBusy }) => useSingleSubmit(isBusy, submit), {
    initialProps: { isBusy: false },
  })
  return { submit, rerender, press: () => act(() => result.current()) }
}

it('two clicks before the next render submit once, and a click after the request submits again', () => {
  const { submit, rerender, press } = open()
  press()
  press()
  expect(submit).toHaveBeenCalledTimes(1)

  rerender({ isBusy: true })
  vi.advanceTimersByTime(1000)
  press()
  expect(submit).toHaveBeenCalledTimes(1)

  rerender({ isBusy: false })
  press()
  expect(submit).toHaveBeenCalledTimes(2)
})

it('a submit that sends nothing can be tried again', () => {
  const { submit, press } = open()
  press()
  vi.advanceTimersByTime(200)
  press()
  expect(submit).toHaveBeenCalledTimes(2)
})

it('a submit that says that it sent nothing can be tried again at once, however quickly somebody types', () => {
  const { submit, press } = open(vi.fn(() => false as const))
  press()
  press()
  expect(submit).toHaveBeenCalledTimes(2)
})
