import path from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/**
 * The store that the settings name: a bucket, or else the folder `files` in the data folder. Source: decision E2.
 * @throws BucketError when the bucket cannot be used
 */
export const openFileStore = async ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> => {
  if (!bucket) return createFolderStore(path.join(dataDir, 'files'))
  // Loaded only where it is used: the client of buckets is larger than the rest of the server.
  const { createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(bucket)
}
