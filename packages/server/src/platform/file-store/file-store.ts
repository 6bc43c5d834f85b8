import type { Readable } from 'node:stream'

/** Bytes that arrived whole and are safe in the store, but have no place yet. */
export type Received = {
  /** in bytes */
  size: number
  /** Gives the bytes their place under a key; they are there, through a power cut too, when this is done. */
  moveTo: (key: string) => Promise<void>
  /** Removes the bytes, from wherever they are by now. */
  discard: () => Promise<void>
}

/** Where the bytes of files lie. Keys are made by the `files` feature; the store only keeps bytes under them. */
export type FileStore = {
  /**
   * Takes a stream whole or not at all, in constant memory. The key is given afterwards, since a request may name a
   * file's folder after its bytes.
   * @throws whatever the stream throws; nothing is kept then
   */
  receive: (bytes: Readable) => Promise<Received>
  /** The bytes of a key (from `start` to `end`, both counted in), or undefined when there are none. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
}
