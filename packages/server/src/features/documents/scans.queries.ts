import { fileKeyOf } from '@registrar/domain/files/files'
import type { FileStore } from '#platform/file-store/file-store'
import type { BoundFile } from '#platform/pdf/bound-files'
import { countPagesOf } from '#platform/pdf/render-pdf'
import { Problem } from '#platform/problem'

/** The scan of a signed paper, with its pages; or why it is not bound into the minute book. */
export type Scan = { bytes: BoundFile; pages: number } | { notBound: string }

const MEGABYTE = 1024 * 1024
/** Larger scans, and more than that together, are named and not bound. */
const MOST = { ofOne: 25 * MEGABYTE, ofAll: 100 * MEGABYTE }

const readBytes = async (files: FileStore, url: string, room: number): Promise<Buffer | undefined> => {
  const key = fileKeyOf(url)
  const stream = key === undefined ? undefined : await files.get(key)
  if (!stream) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > room) {
      stream.destroy()
      return Buffer.alloc(0)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const TOO_LARGE = 'it is too large'

const reasons = {
  unreadable: 'it is no PDF and no picture that can be read',
  locked: 'it is locked by a password',
  tooLong: 'it has too many pages',
  tooLarge: TOO_LARGE,
}

// A scan that takes too long or too much memory fails alone, and not the book.
const scanIn = async (bytes: Buffer, gone: AbortSignal): Promise<Scan> => {
  try {
    const pages = await countPagesOf(bytes, gone)
    return typeof pages === 'number' ? { bytes, pages } : { notBound: reasons[pages] }
  } catch (error) {
    if (error instanceof Problem) return { notBound: TOO_LARGE }
    throw error
  }
}

/** Reads the scans of signed papers by their addresses, in that order, as far as they can be bound into a PDF (DOC-14). */
export const readScans = async (
  files: FileStore,
  urls: readonly string[],
  gone: AbortSignal,
): Promise<ReadonlyMap<string, Scan>> => {
  const scans = new Map<string, Scan>()
  let left = MOST.ofAll
  for (const url of new Set(urls)) {
    const bytes = await readBytes(files, url, Math.min(MOST.ofOne, left))
    if (!bytes) scans.set(url, { notBound: 'its file is not among the files of the server' })
    else if (bytes.length === 0) scans.set(url, { notBound: TOO_LARGE })
    else {
      const scan = await scanIn(bytes, gone)
      scans.set(url, scan)
      if ('bytes' in scan) left -= bytes.length
    }
  }
  return scans
}
