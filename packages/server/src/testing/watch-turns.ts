import { setTimeout as sleep } from 'node:timers/promises'

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const CALM_MS = 10
const ROWS = 20_000
const TIMES = 7

// How many times longer than on a calm machine the same work takes at the moment: a processor that other machines use too does less in its time.
const slowness = (): number => {
  const rows = Array.from({ length: ROWS }, (_, id) => ({ id, name: `Holder ${id}`, roles: ['shareholder'] }))
  const taken = Array.from({ length: TIMES }, () => {
    const started = processorMs()
    JSON.parse(JSON.stringify(rows))
    return processorMs() - started
  })
  return Math.max(1, (taken.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0) / CALM_MS)
}

/**
 * Measures how long this thread works without giving others a turn. The answer is the longest time, in milliseconds of the processor of a
 * calm machine: one that holds any thread up for a while, or is slow at the moment, does not count.
 */
export const watchTurns = (): (() => Promise<number>) => {
  let longest = 0
  let last = processorMs()
  const timer = setInterval(() => {
    const current = processorMs()
    longest = Math.max(longest, current - last)
    last = current
  }, 10)

  return async () => {
    // The timer has no turn while the answer is made.
    await sleep(20)
    clearInterval(timer)
    return longest / slowness()
  }
}
