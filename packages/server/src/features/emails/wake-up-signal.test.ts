import { expect, it } from 'vitest'
import { createWakeUpSignal } from './wake-up-signal.ts'

const NEVER_MS = 2 ** 31 - 1

it('a loop that waits is woken', async () => {
  const signal = createWakeUpSignal()
  const waits = [signal.wait(NEVER_MS), signal.wait(NEVER_MS, signal.wakeUps())]
  signal.wakeAll()
  expect(await Promise.all(waits)).toHaveLength(2)
})

it('a wake-up that comes while a loop still looks for work is not lost', async () => {
  const signal = createWakeUpSignal()
  const seen = signal.wakeUps()
  signal.wakeAll()
  await expect(signal.wait(NEVER_MS, seen)).resolves.toBeUndefined()
})

it('a loop that was woken waits again when nobody has woken it since', async () => {
  const signal = createWakeUpSignal()
  signal.wakeAll()
  let isAwake = false
  const waiting = signal.wait(NEVER_MS, signal.wakeUps()).then(() => (isAwake = true))
  await Promise.resolve()
  expect(isAwake).toBe(false)
  signal.wakeAll()
  expect(await waiting).toBe(true)
})
