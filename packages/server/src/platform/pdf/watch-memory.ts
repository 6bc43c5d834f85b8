import type { Worker } from 'node:worker_threads'

const MEGABYTE = 1024 * 1024
const LOOKED_EVERY_MS = 50

/**
 * Watches how much memory a thread has beside its heap. What it unpacks files into is there, and the limits of a thread do not count it.
 * @returns a signal that is aborted when it is more than so many megabytes, and what ends the watch
 */
export const watchMemory = (worker: Worker, megabytes: number): { isOver: AbortSignal; stop: () => void } => {
  const over = new AbortController()
  const look = async () => {
    const { external_memory: bytes } = await worker.getHeapStatistics()
    if (bytes > megabytes * MEGABYTE) over.abort()
  }
  // A thread that has ended has no memory.
  const timer = setInterval(() => void look().catch(() => undefined), LOOKED_EVERY_MS)
  return { isOver: over.signal, stop: () => clearInterval(timer) }
}
