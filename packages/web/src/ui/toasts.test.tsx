// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadToasts, toast } from '#lib/toast'
import { Toasts } from './toasts.tsx'

beforeAll(loadToasts)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
})

const passMs = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isShown = () => screen.queryByText('Some news') !== null

// A toast that has had its time fades for a second.
it.each([
  ['a success', 2000, () => toast.success('Some news')],
  ['a failure', 4000, () => toast.error('Some news')],
])('%s is shown for %i ms (UI-3)', (_, ms, show) => {
  render(<Toasts />)
  act(() => void show())
  passMs(ms - 100)
  expect(isShown()).toBe(true)
  passMs(200)
  passMs(1000)
  expect(isShown()).toBe(false)
})
