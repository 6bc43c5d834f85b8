import path from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/**
 * The store of the configuration: a bucket, or else the folder `files` in the data folder (FILE-6).
 * @throws BucketError when the bucket cannot be used
 */
export const openFileStore = async ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> => {
  if (!bucket) return createFolderStore(path.join(dataDir, 'files'))

  // Loaded only when needed: the S3 client is larger than the rest of the server.
  const { createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(bucket)
}
