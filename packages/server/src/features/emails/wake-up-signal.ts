/** Lets waiting loops sleep for a while and be woken earlier. */
type WakeUpSignal = {
  wakeAll: () => void
  /** resolves after `ms` milliseconds, or as soon as somebody calls `wakeAll` */
  wait: (ms: number) => Promise<void>
}

export const createWakeUpSignal = (): WakeUpSignal => {
  const waiting = new Set<() => void>()

  return {
    wakeAll: () => {
      for (const wake of waiting) wake()
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      }),
  }
}
