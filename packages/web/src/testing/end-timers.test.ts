import { expect, it } from 'vitest'
import { noteTimers } from './end-timers.ts'

const waiting = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

it('a timer that a test file begins ends with it, so that none finds its page gone', () => {
  const before = waiting()
  const { setTimeout } = globalThis
  const end = noteTimers()
  globalThis.setTimeout(() => {}, 60_000)
  expect(waiting()).toBe(before + 1)

  end()
  expect(waiting()).toBe(before)
  expect(globalThis.setTimeout).toBe(setTimeout)
})
