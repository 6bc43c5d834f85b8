// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { today } from './clock.ts'
import { useFirmDay } from './use-firm-day.ts'

let isTyping = false
const mayTurn = () => !isTyping
const Screen = () => <p key={useFirmDay(mayTurn)}>{today()}</p>

const shown = () => document.body.textContent
const MINUTE_MS = 60_000
const BEFORE_MIDNIGHT = new Date(2027, 1, 28, 23, 59, 0)

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT })
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<Screen />))
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  isTyping = false
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('a screen that stays open over midnight shows the new day (UI-22)', () => {
  expect(shown()).toBe('2027-02-28')
  pass(2 * MINUTE_MS)
  expect(shown()).toBe('2027-03-01')
  pass(24 * 60 * MINUTE_MS)
  expect(shown()).toBe('2027-03-02')
})

it('a screen on which something is typed keeps its day until that is saved (UI-22)', () => {
  isTyping = true
  pass(10 * MINUTE_MS)
  expect(shown()).toBe('2027-02-28')
  isTyping = false
  pass(MINUTE_MS)
  expect(shown()).toBe('2027-03-01')
})
