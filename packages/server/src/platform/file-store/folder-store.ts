import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nowMs } from '../clock.ts'
import { chownToFolderOwner } from '../file-ownership.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../private-folder.ts'
import type { FileStore } from './file-store.ts'
import { diskFailure, FilesFull } from './file-store-failure.ts'
import { ABANDONED_AFTER_MS } from './abandoned-uploads.ts'

/** A disk with less room than this counts as full, before an upload finds that out. */
const LEAST_FREE_BYTES = 1024 * 1024

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sync = async (place: string) => {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A file survives a power cut only when its folder is on the disk too, and every parent that was created with it.
const syncFolders = async (folder: string, root: string): Promise<void> => {
  if (process.platform === 'win32') return
  await sync(folder)
  if (folder !== root) await syncFolders(path.dirname(folder), root)
}

// Windows forbids these characters in names.
const nameOnDisk = (key: string) => (process.platform === 'win32' ? key.replace(/[<>:"|?*]/g, '_') : key)

/**
 * A store in a folder. A file is written to a scratch file and renamed once it is complete and on the disk. Opening the
 * store removes what interrupted uploads left.
 */
export const createFolderStore = async (folder: string): Promise<FileStore> => {
  const root = path.resolve(folder)
  const incoming = path.join(root, '.incoming')
  await makePrivateFolder(root)
  await makePrivateFolder(incoming)

  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const written = await stat(file).catch(() => undefined)
    if (written && nowMs() - written.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }

  const pathOf = (key: string): string => {
    const file = path.resolve(root, nameOnDisk(key))
    if (!file.startsWith(root + path.sep) || file.startsWith(incoming))
      throw new Error('The key is a path outside the file store.')

    return file
  }

  const remove = async (key: string) => {
    const file = pathOf(key)
    await rm(file, { force: true })
    // Most files have a folder of their own. A folder with other files is not empty, and stays.
    await rmdir(path.dirname(file)).catch(() => {})
  }

  return {
    receive: async (bytes) => {
      const scratch = path.join(incoming, randomUUID())
      try {
        await pipeline(
          bytes,
          createWriteStream(scratch, { flags: 'wx', mode: PRIVATE_FILE, highWaterMark: 256 * 1024 }),
        )
        await chownToFolderOwner(scratch)
        await sync(scratch)
      } catch (error) {
        await rm(scratch, { force: true }).catch(() => undefined)
        throw diskFailure(error)
      }

      let storedKey: string | undefined
      return {
        size: (await stat(scratch)).size,
        moveTo: async (key) => {
          const file = pathOf(key)
          try {
            await makePrivateFolder(path.dirname(file))
            await rename(scratch, file)
            storedKey = key
            await syncFolders(path.dirname(file), root)
          } catch (error) {
            throw diskFailure(error)
          }
        },
        discard: () => (storedKey === undefined ? rm(scratch, { force: true }) : remove(storedKey)),
      }
    },
    get: async (key, range) => {
      const file = pathOf(key)
      try {
        const handle = await open(file, 'r')
        return createReadStream(file, { fd: handle, ...range, highWaterMark: 256 * 1024 })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw diskFailure(error)
      }
    },
    remove,
    check: async () => {
      try {
        await access(incoming, constants.W_OK)
        const { bavail, bsize } = await statfs(root)
        if (bavail * bsize < LEAST_FREE_BYTES) throw new FilesFull()
      } catch (error) {
        throw diskFailure(error)
      }
    },
  }
}
