const MEGABYTE = 1024 * 1024
const LOOKED_EVERY_MS = 50

/**
 * Watches how much memory the process takes beyond what it has now. What a thread unpacks files into is not on its heap, so the limit of the thread does not count
 * it.
 * @returns a signal that is aborted when it is more than so many megabytes, and what ends the watch
 */
export const watchMemory = (megabytes: number): { isOver: AbortSignal; stop: () => void } => {
  const most = process.memoryUsage.rss() + megabytes * MEGABYTE
  const over = new AbortController()
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > most) over.abort()
  }, LOOKED_EVERY_MS)
  return { isOver: over.signal, stop: () => clearInterval(timer) }
}
