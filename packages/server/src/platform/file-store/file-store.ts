import type { Readable } from 'node:stream'

/** Bytes that arrived completely and are safe in the store, but have no key yet. */
export type Received = {
  /** in bytes */
  size: number
  /** Stores the bytes under a key. Once it resolves, they survive a power cut. */
  moveTo: (key: string) => Promise<void>
  /** Removes the bytes, with or without a key. */
  discard: () => Promise<void>
}

/**
 * Stores the bytes of files under keys, which the `files` feature makes (FILE-6). Every function throws FilesUnavailable when the
 * store does not answer, and none waits for it for long.
 */
export type FileStore = {
  /**
   * Stores a stream completely or not at all, in constant memory. The key follows later, because a request may name the
   * folder of a file after its bytes.
   * @throws whatever the stream throws, FilesFull or FilesUnavailable; nothing is stored then
   */
  receive: (bytes: Readable) => Promise<Received>
  /** The bytes of a key, from `start` to `end` inclusive; undefined when there are none. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
  /**
   * Asks whether the store can be used.
   * @throws FilesUnavailable or FilesFull
   */
  check: () => Promise<void>
}
