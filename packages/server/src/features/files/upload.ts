import { Readable } from 'node:stream'
import { FILE_TOO_LARGE_MESSAGE } from '@registrar/domain/files/files'
import type { FileStore, Received } from '#platform/file-store/file-store'
import { Problem } from '#platform/problem'
import { HEAD_BYTES } from './content-type.ts'

/** The bytes of a file in the store, and the first of them, which say what it is. */
export type ReceivedBytes = { received: Received; head: Buffer }

/** A completely received file, with the name and the folder that its sender gave. */
export type Upload = ReceivedBytes & { name: string; folder: string }

/** A 400 for an upload that cannot be read; `field` is the path of what is wrong. */
export const unreadable = (message: string, field: string): Problem =>
  new Problem('VALIDATION_FAILED', message, { fields: { [field]: message } })

async function* limitedTo(maxBytes: number, bytes: AsyncIterable<Buffer>, onChunk: (chunk: Buffer) => void) {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > maxBytes) throw new Problem('FILE_TOO_LARGE', FILE_TOO_LARGE_MESSAGE)
    onChunk(chunk)
    yield chunk
  }
}

/**
 * Receives a file's bytes into the store.
 * @throws Problem FILE_TOO_LARGE beyond `maxBytes` (FILE-1), or whatever `bytes` throws; nothing is kept then
 */
export const receiveBytes = async (
  files: FileStore,
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<ReceivedBytes> => {
  let head = Buffer.alloc(0)
  const noteHead = (chunk: Buffer) => {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
  }
  const received = await files.receive(Readable.from(limitedTo(maxBytes, bytes, noteHead), { objectMode: false }))
  return { received, head }
}
