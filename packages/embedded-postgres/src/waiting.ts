import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at something that another process decides. */
export const LOOK_AGAIN = 50

/**
 * Looks until `isDone` says yes or the time is over.
 * @param milliseconds how long to go on looking
 * @returns whether it came true in time
 * @throws the signal's reason when it is aborted
 */
export const waitUntil = async (
  isDone: () => boolean | Promise<boolean>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<boolean> => {
  const end = performance.now() + milliseconds
  for (;;) {
    signal?.throwIfAborted()
    if (await isDone()) return true
    if (performance.now() >= end) return false
    await pause(LOOK_AGAIN)
  }
}
