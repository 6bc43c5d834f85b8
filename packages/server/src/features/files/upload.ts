import { Readable } from 'node:stream'
import { FILE_TOO_LARGE_MESSAGE } from '@registrar/domain/files/files'
import type { FileStore, Received } from '#platform/file-store/file-store'
import { Problem } from '#platform/problem'

/** A completely received file, with the name and the folder that its sender gave. */
export type Upload = { received: Received; name: string; folder: string }

/** A 400 for an upload that cannot be read; `field` is the path of what is wrong. */
export const unreadable = (message: string, field: string): Problem =>
  new Problem('VALIDATION_FAILED', message, { fields: { [field]: message } })

async function* limitedTo(maxBytes: number, bytes: AsyncIterable<Buffer>) {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > maxBytes) throw new Problem('FILE_TOO_LARGE', FILE_TOO_LARGE_MESSAGE)
    yield chunk
  }
}

/**
 * Receives a file's bytes into the store.
 * @throws Problem FILE_TOO_LARGE beyond `maxBytes` (FILE-1), or whatever `bytes` throws; nothing is kept then
 */
export const receiveBytes = (files: FileStore, bytes: AsyncIterable<Buffer>, maxBytes: number): Promise<Received> =>
  files.receive(Readable.from(limitedTo(maxBytes, bytes), { objectMode: false }))
