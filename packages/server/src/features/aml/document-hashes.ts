import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { fileKeyOf } from '@registrar/domain/files/files'
import type { FileStore } from '#platform/file-store/file-store'

const hashOf = async (files: FileStore, url: string): Promise<string | null> => {
  const key = fileKeyOf(url)
  const bytes = key === undefined ? undefined : await files.get(key)
  if (!bytes) return null
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** The SHA-256 of files by their addresses; null for one that is not in the store of the server. */
export const hashFiles = async (
  files: FileStore,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const hashes = new Map<string, string | null>()
  for (const url of urls) hashes.set(url, await hashOf(files, url))
  return hashes
}
