import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { nowMs } from '../clock.ts'
import type { BucketConfig } from '../config.ts'
import { within } from '../within.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailable } from './file-store-failure.ts'
import { BucketError } from './bucket-error.ts'
import { ABANDONED_AFTER_MS } from './abandoned-uploads.ts'

// Whether the reading failed by itself, not because the bucket has failed and ended it.
const isOfSender = (readError: unknown): boolean =>
  readError !== undefined && (readError as NodeJS.ErrnoException).code !== 'ABORT_ERR'

/** The size in bytes of one part of a multipart upload. Two parts are sent while a third is read. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
/** How long the bucket's server may take to open a connection, to begin its answer, and to send or take the next bytes. */
const OPEN_MS = 3000
const ANSWER_MS = 6000
const SILENT_MS = 15_000
/** How long it may take to copy a file within the bucket. */
const COPY_MS = 60_000
/** Keys of stored files never begin with a full stop. */
const INCOMING = '.incoming/'

/**
 * The S3 client for a bucket. `requestTimeout`: until an answer begins; `socketTimeout`: how long nothing may pass, which suits what
 * takes long; both in milliseconds.
 */
export const bucketClient = (
  { endpoint, region, credentials }: BucketConfig,
  limits: { requestTimeout?: number; socketTimeout?: number } = { socketTimeout: SILENT_MS },
) =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: OPEN_MS, throwOnRequestTimeout: true, ...limits },
    maxAttempts: 2,
    // Not every S3-compatible server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

// A reader that is slow is waited for, a bucket that sends nothing is not.
async function* breakOffWhenSilent(bytes: Readable): AsyncGenerator<Buffer> {
  const pieces = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const piece = await within(SILENT_MS, pieces.next())
      if (piece.done) return
      yield piece.value
    }
  } catch (error) {
    throw new FilesUnavailable(error)
  } finally {
    bytes.destroy()
  }
}

const throwUnavailable = (error: unknown): never => {
  throw new FilesUnavailable(error)
}

const bucketError = ({ name, endpoint }: BucketConfig, error: unknown) => {
  const { name: kind, message } = error as Error
  const what = [kind, message].filter(Boolean).join(', ').replace(/\.$/, '')
  const place = endpoint ? ` at ${endpoint}` : ''
  return new BucketError(`The bucket ${name}${place} cannot be used: ${what}.`, { cause: error })
}

const listAbandoned = async (client: S3Client, Bucket: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: INCOMING }))
    for (const { Key, LastModified } of Contents)
      if (Key && LastModified && nowMs() - LastModified.getTime() > ABANDONED_AFTER_MS) keys.push(Key)

  return keys
}

/**
 * Looks into a bucket and changes nothing.
 * @throws BucketError when it cannot be reached or does not exist
 */
export const lookIntoBucket = async (config: BucketConfig): Promise<void> => {
  try {
    await bucketClient(config).send(new ListObjectsV2Command({ Bucket: config.name, MaxKeys: 1 }))
  } catch (error) {
    throw bucketError(config, error)
  }
}

/**
 * A store in an S3-compatible bucket. Bytes arrive under a temporary key, and the bucket copies them to their final key.
 * Opening the store removes what interrupted uploads left.
 * @throws BucketError when the bucket cannot be reached or does not exist
 */
export const createBucketStore = async (config: BucketConfig): Promise<FileStore> => {
  const client = bucketClient(config, { requestTimeout: ANSWER_MS })
  // A part may take long to arrive there, as long as its bytes are taken.
  const uploader = bucketClient(config)
  const Bucket = config.name
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(throwUnavailable)
  }

  try {
    for (const key of await listAbandoned(client, Bucket)) await remove(key)
  } catch (error) {
    throw bucketError(config, error)
  }

  return {
    receive: async (bytes) => {
      const scratch = INCOMING + randomUUID()
      let size = 0
      let readError: unknown
      const counted = async function* () {
        try {
          for await (const piece of bytes as AsyncIterable<Buffer>) {
            size += piece.length
            yield piece
          }
        } catch (error) {
          readError = error
          throw error
        }
      }

      const Body = Readable.from(counted(), { objectMode: false })
      const params = { Bucket, Key: scratch, Body }
      try {
        await new Upload({ client: uploader, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
      } catch (error) {
        // When the bucket fails, this ends the sender's stream too, which may say first that it was aborted.
        Body.destroy()
        const failure: unknown = isOfSender(readError) ? readError : new FilesUnavailable(error)
        throw failure
      }

      let storedKey = scratch
      return {
        size,
        moveTo: async (key) => {
          const CopySource = [Bucket, ...scratch.split('/')].map(encodeURIComponent).join('/')
          await client
            .send(new CopyObjectCommand({ Bucket, Key: key, CopySource }), { requestTimeout: COPY_MS })
            .catch(throwUnavailable)
          storedKey = key
          await remove(scratch)
        },
        discard: () => remove(storedKey),
      }
    },
    get: async (key, range) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key: key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        )
        return Body && Readable.from(breakOffWhenSilent(Body as Readable), { objectMode: false })
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw new FilesUnavailable(error)
      }
    },
    remove,
    check: async () => {
      // Costs a store less than a list of its keys, which may fail while keys come and go.
      await client.send(new HeadBucketCommand({ Bucket })).catch(throwUnavailable)
    },
  }
}
