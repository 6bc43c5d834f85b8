import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { nowMs } from './clock.ts'

/** What was left unfinished for a day is nobody's any more; a younger one may be another server's. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Where the bytes of files lie. Keys are made by the `files` feature; the store only keeps bytes under them. */
export type FileStore = {
  /**
   * Stores a stream whole or not at all, in constant memory.
   * @returns the size in bytes
   * @throws whatever the stream throws; nothing is kept then
   */
  put: (key: string, bytes: Readable) => Promise<number>
  /** The bytes of a key (from `start` to `end`, both counted in), or undefined when there are none. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const syncFile = async (file: string) => {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * A store in a folder. A file is written beside its place and moved there once it is whole and on the disk; what an
 * interrupted start left behind is removed.
 */
export const createFolderStore = async (folder: string): Promise<FileStore> => {
  const root = path.resolve(folder)
  const incoming = path.join(root, '.incoming')
  await mkdir(incoming, { recursive: true })
  for (const left of await readdir(incoming)) {
    const file = path.join(incoming, left)
    const written = await stat(file).catch(() => undefined)
    if (written && nowMs() - written.mtimeMs > DAY_MS) await rm(file, { force: true })
  }

  const placeOf = (key: string): string => {
    const place = path.resolve(root, key)
    if (!place.startsWith(root + path.sep) || place.startsWith(incoming)) throw new Error('A key left the file store.')
    return place
  }

  return {
    put: async (key, bytes) => {
      const place = placeOf(key)
      const scratch = path.join(incoming, randomUUID())
      try {
        await pipeline(bytes, createWriteStream(scratch, { flags: 'wx', highWaterMark: 256 * 1024 }))
        await syncFile(scratch)
        await mkdir(path.dirname(place), { recursive: true })
        await rename(scratch, place)
      } catch (error) {
        await rm(scratch, { force: true })
        throw error
      }
      return (await stat(place)).size
    },
    get: async (key, range) => {
      const place = placeOf(key)
      try {
        const handle = await open(place, 'r')
        return createReadStream(place, { fd: handle, ...range, highWaterMark: 256 * 1024 })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}
