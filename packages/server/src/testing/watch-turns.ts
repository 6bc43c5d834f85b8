import { setTimeout as sleep } from 'node:timers/promises'

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Measures how long this thread works without giving others a turn. The answer is the longest time, in milliseconds of the processor: a busy
 * machine, which holds any thread up for a while, does not count.
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
    return longest
  }
}
