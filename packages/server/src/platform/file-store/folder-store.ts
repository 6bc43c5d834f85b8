import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nowMs } from '../clock.ts'
import type { FileStore } from './file-store.ts'
import { ABANDONED_AFTER_MS } from './abandoned-uploads.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sync = async (place: string) => {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A name is only safe from a power cut once its folder is on the disk, up to the first folder that was there before.
const syncFolders = async (folder: string, root: string): Promise<void> => {
  if (process.platform === 'win32') return
  await sync(folder)
  if (folder !== root) await syncFolders(path.dirname(folder), root)
}

// Characters that a name may have everywhere but on Windows.
const nameOnDisk = (key: string) => (process.platform === 'win32' ? key.replace(/[<>:"|?*]/g, '_') : key)

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
    if (written && nowMs() - written.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }

  const placeOf = (key: string): string => {
    const place = path.resolve(root, nameOnDisk(key))
    if (!place.startsWith(root + path.sep) || place.startsWith(incoming)) throw new Error('A key left the file store.')
    return place
  }

  const remove = async (key: string) => {
    const place = placeOf(key)
    await rm(place, { force: true })
    // the folder of a file's own, when it has one; any other is not empty and stays
    await rmdir(path.dirname(place)).catch(() => {})
  }

  return {
    receive: async (bytes) => {
      const scratch = path.join(incoming, randomUUID())
      try {
        await pipeline(bytes, createWriteStream(scratch, { flags: 'wx', highWaterMark: 256 * 1024 }))
        await sync(scratch)
      } catch (error) {
        await rm(scratch, { force: true })
        throw error
      }
      let keptAs: string | undefined
      return {
        size: (await stat(scratch)).size,
        moveTo: async (key) => {
          const place = placeOf(key)
          await mkdir(path.dirname(place), { recursive: true })
          await rename(scratch, place)
          keptAs = key
          await syncFolders(path.dirname(place), root)
        },
        discard: () => (keptAs === undefined ? rm(scratch, { force: true }) : remove(keptAs)),
      }
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
    remove,
  }
}
