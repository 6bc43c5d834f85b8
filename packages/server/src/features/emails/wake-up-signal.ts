/** Lets loops look for work, sleep when there is none, and be woken earlier. */
type WakeUpSignal = {
  wakeAll: () => void
  /** how often `wakeAll` was called until now; a loop reads it before it looks for work */
  wakeUps: () => number
  /**
   * Resolves after `ms` milliseconds, or as soon as somebody calls `wakeAll`. With `seen`, the number of wake-ups before the
   * loop looked, it resolves at once when somebody has called `wakeAll` since: the loop may have looked too early.
   */
  wait: (ms: number, seen?: number) => Promise<void>
}

export const createWakeUpSignal = (): WakeUpSignal => {
  const waiting = new Set<() => void>()
  let wakeUps = 0

  return {
    wakeAll: () => {
      wakeUps += 1
      for (const wake of waiting) wake()
    },
    wakeUps: () => wakeUps,
    wait: async (ms, seen = wakeUps) => {
      if (seen !== wakeUps) return

      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      })
    },
  }
}
