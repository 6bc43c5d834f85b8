/** Wakes those who wait, before their time is up. */
export type Bell = { ring: () => void; wait: (ms: number) => Promise<void> }

export const createBell = (): Bell => {
  const waiting = new Set<() => void>()
  return {
    ring: () => {
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
