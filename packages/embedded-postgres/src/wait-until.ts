import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two checks of something that another process decides. */
export const POLL_INTERVAL_MS = 50

/**
 * Checks repeatedly until `isDone` answers true or the time is up.
 * @returns whether it became true in time
 * @throws the signal's reason when it is aborted
 */
export const waitUntil = async (
  isDone: () => boolean | Promise<boolean>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<boolean> => {
  const end = performance.now() + timeoutMs
  for (;;) {
    signal?.throwIfAborted()
    if (await isDone()) return true
    if (performance.now() >= end) return false
    await sleep(POLL_INTERVAL_MS)
  }
}
