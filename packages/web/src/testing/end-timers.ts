import { afterAll } from 'vitest'

/** Notes the timers that begin from now on; the answer ends those that still wait. */
export const noteTimers = (): (() => void) => {
  const begin = globalThis.setTimeout
  const timers = new Set<ReturnType<typeof begin>>()
  const noting: typeof begin = Object.assign((...args: Parameters<typeof begin>) => {
    const timer = begin(...args)
    timers.add(timer)
    return timer
  }, begin)
  globalThis.setTimeout = noting

  return () => {
    if (globalThis.setTimeout === noting) globalThis.setTimeout = begin
    for (const timer of timers) clearTimeout(timer)
  }
}

// Runs for each file: a timer that its modules begin would end when its page has gone.
afterAll(noteTimers())
