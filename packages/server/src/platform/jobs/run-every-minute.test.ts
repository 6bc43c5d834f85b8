import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runEveryMinute } from './run-every-minute.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rethrow = (error: unknown) => {
  throw error
}

it('work that takes longer than a minute is not begun again while it runs', async () => {
  const ends: (() => void)[] = []
  const repeated = runEveryMinute(() => new Promise<void>((resolve) => void ends.push(resolve)), rethrow)

  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(ends).toHaveLength(2)

  ends[1]?.()
  await repeated.stop()
})

it('work that fails is reported and done again a minute later', async () => {
  const errors: unknown[] = []
  const repeated = runEveryMinute(
    () => Promise.reject(new Error('no')),
    (error) => errors.push(error),
  )

  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(errors).toEqual([new Error('no'), new Error('no'), new Error('no')])
  await repeated.stop()
})

it('stopping tells the work to end early, waits for it, and begins it no more', async () => {
  const happened: string[] = []
  const repeated = runEveryMinute(
    (stopping) =>
      new Promise<void>((resolve) => {
        happened.push('begun')
        stopping.addEventListener('abort', () => {
          happened.push('told')
          setTimeout(() => {
            happened.push('ended')
            resolve()
          }, 10)
        })
      }),
    rethrow,
  )

  const stopped = repeated.stop().then(() => happened.push('stopped'))
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  await stopped
  expect(happened).toEqual(['begun', 'told', 'ended', 'stopped'])
})
