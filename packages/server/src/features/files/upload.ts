import { Readable } from 'node:stream'
import { FILE_TOO_LARGE_MESSAGE } from '@registrar/domain/files/files'
import type { FileStore, Received } from '#platform/file-store/file-store'
import { Problem } from '#platform/http/problem'

/** A file that arrived whole, as its sender named it. */
export type Upload = { received: Received; name: string; folder: string }

/** What a request must tell of itself to be read. */
export const unreadable = (message: string, field: string): Problem =>
  new Problem('VALIDATION_FAILED', message, { fields: { [field]: message } })

async function* upTo(maxBytes: number, bytes: AsyncIterable<Buffer>) {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > maxBytes) throw new Problem('FILE_TOO_LARGE', FILE_TOO_LARGE_MESSAGE)
    yield piece
  }
}

/**
 * Receives a file's bytes into the store.
 * @throws Problem FILE_TOO_LARGE beyond `maxBytes`, or whatever the bytes throw; nothing is kept then
 */
export const receiveBytes = (files: FileStore, bytes: AsyncIterable<Buffer>, maxBytes: number): Promise<Received> =>
  files.receive(Readable.from(upTo(maxBytes, bytes), { objectMode: false }))
