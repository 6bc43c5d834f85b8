const EVERY_MS = 60_000

/** Work that goes on until it is stopped. `stop` waits for the run in progress. */
export type RepeatedWork = { stop: () => Promise<void> }

/**
 * Does work at once and then every minute, one run at a time. `stop` also aborts the signal that the work gets, so that long
 * work ends early.
 */
export const runEveryMinute = (
  work: (stopping: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): RepeatedWork => {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined

  const run = () => {
    running ??= work(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }

  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()

  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
