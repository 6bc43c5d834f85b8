import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore, Received } from '../file-store/file-store.ts'
import { BackupError } from './backup-error.ts'
import type { BackupFile } from './manifest.ts'

type FileChecksum = Omit<BackupFile, 'key'>

/** Computes the SHA-256 of bytes, in hex, on their way through a pipeline. */
export const measuring = () => {
  const hash = createHash('sha256')
  const measure = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      hash.update(piece)
      yield piece
    }
  }
  return { measure, sha256: () => hash.digest('hex') }
}

/** The bytes of a file could not be read to their end. */
export class FileUnreadable extends BackupError {}

/**
 * Copies the bytes of a key to another store, where they have no key yet, and computes their checksum on the way.
 * @returns undefined when the first store has no bytes
 * @throws FileUnreadable, or the error of the store that receives
 */
export const receiveWithChecksum = async (
  from: FileStore,
  to: FileStore,
  key: string,
): Promise<{ received: Received; checksum: FileChecksum } | undefined> => {
  const bytes = await from.get(key)
  if (!bytes) return undefined

  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    try {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    } catch (error) {
      throw new FileUnreadable(`The file ${key} cannot be read: ${String(error)}.`, { cause: error })
    }
  }

  const received = await to.receive(Readable.from(measured(), { objectMode: false }))
  return { received, checksum: { size, sha256: hash.digest('hex') } }
}
