/** Wakes those who wait, before their time is up. */
export type WakeUpSignal = { wakeAll: () => void; wait: (ms: number) => Promise<void> }

export const createWakeUpSignal = (): WakeUpSignal => {
  const waiting = new Set<() => void>()
  return {
    wakeAll: () => {
      for (const wake of waiting) wake()
    },
    wait: (ms) =>
      new Promise((done) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          done()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      }),
  }
}
