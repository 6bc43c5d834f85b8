import { Worker } from 'node:worker_threads'
import { type ListFile, ListFileError } from './list-file.ts'
import type { AnsweredList, AskedList } from './list-worker.ts'
import { LIST_LIMITS } from './read-list-file.ts'

const tooLong = () => new ListFileError(`The file takes longer than ${LIST_LIMITS.seconds} seconds to read.`)

const failureOf = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ListFileError('The file is too large: reading it takes too much memory.', { cause: error })
    : error

const collect = (worker: Worker, asked: AskedList): Promise<ListFile> =>
  new Promise((resolve, reject) => {
    const entries: ListFile['entries'] = []
    const timer = setTimeout(() => reject(tooLong()), LIST_LIMITS.seconds * 1000)

    worker.on('message', (answered: AnsweredList) => {
      if ('entries' in answered) entries.push(...answered.entries)
      else if ('end' in answered) resolve({ entries, ...answered.end })
      else reject('failure' in answered ? new ListFileError(answered.failure) : answered.error)
    })
    worker.on('error', (error) => reject(failureOf(error)))
    worker.on('exit', () => {
      clearTimeout(timer)
      reject(new ListFileError('The file was not read to its end.'))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(asked)
  })

/**
 * Reads the file of a list in a thread of its own, with a limit of memory and time (SANC-1).
 * @throws ListFileError whose message is a sentence for whoever loads it
 */
export const readList = async (asked: AskedList): Promise<ListFile> => {
  const worker = new Worker(new URL('list-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIST_LIMITS.memoryMegabytes },
  })
  try {
    return await collect(worker, asked)
  } finally {
    void worker.terminate()
  }
}
