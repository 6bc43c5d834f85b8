import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { fileKeyOf } from '@registrar/domain/files/files'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import type { FileStore } from '#platform/file-store/file-store'
import { listDocuments, listPaperAddresses } from './version-content.queries.ts'

const hashOf = async (files: FileStore, url: string): Promise<string | null> => {
  const key = fileKeyOf(url)
  const bytes = key === undefined ? undefined : await files.get(key)
  if (!bytes) return null
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/**
 * The SHA-256 of the files of an organization's file by their addresses, the papers of everybody named in it among them; null for one that is not
 * in the store of the server.
 */
export const hashDocuments = async (
  db: Db,
  files: FileStore,
  organizationId: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const hashes = new Map<string, string | null>()
  if (!isId(organizationId)) return hashes
  const documents = await listDocuments(db, organizationId)
  const papers = await listPaperAddresses(db, organizationId)
  for (const url of [...documents.map((document) => document.url), ...papers]) hashes.set(url, await hashOf(files, url))
  return hashes
}
