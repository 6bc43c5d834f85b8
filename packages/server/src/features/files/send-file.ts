import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '#platform/file-store/file-store'
import { notFound } from '#platform/http/problem'
import { isUnchanged, rangeOf } from './conditional.ts'
import { contentTypeOf } from './content-type.ts'
import type { FileRow } from './files.row.ts'

// Whatever a file is, it runs nothing and loads nothing. Chromium shows no PDF in a sandbox, since it loads its viewer as
// an object; the page it makes around an image has style attributes.
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const versionOf = (file: FileRow) => ({
  // A key is never written twice: the id in it tells the version.
  etag: `"${file.Key.split('/').at(-2)}"`,
  lastModified: new Date(file.LastModified).toUTCString(),
})

const headersOf = (file: FileRow, mayBeShown: boolean) => {
  const { type, isInline } = contentTypeOf(file.name)
  const { etag, lastModified } = versionOf(file)
  return {
    'content-type': type,
    'content-disposition': contentDisposition(file.name, { type: mayBeShown && isInline ? 'inline' : 'attachment' }),
    'content-security-policy': policyOf(type),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Asked for anew each time, so that nobody reads it from the browser after signing out.
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag,
    'last-modified': lastModified,
  }
}

const sendBytes = async (
  files: FileStore,
  file: FileRow,
  reply: FastifyReply,
  range?: { start: number; end: number },
) => {
  const bytes = await files.get(file.Key, range)
  if (!bytes) throw notFound('file')
  return reply.send(bytes)
}

/** Sends a file whole, as a download. */
export const sendDownload = async (files: FileStore, file: FileRow, reply: FastifyReply): Promise<FastifyReply> => {
  reply.headers(headersOf(file, false)).header('content-length', file.size)
  return sendBytes(files, file, reply)
}

/**
 * Answers a GET or HEAD request for a file: the whole file, a part (206), unchanged (304) or a part that it does not have
 * (416). A browser may show images and PDF; anything else is a download (FILE-3).
 */
export const sendFile = async (
  files: FileStore,
  file: FileRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.headers(headersOf(file, true))
  const version = versionOf(file)
  if (isUnchanged(request.headers, version)) return reply.status(304).send()

  const range = request.method === 'GET' ? rangeOf(request.headers, version, file.size) : undefined
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${file.size}` }
    return reply.status(416).headers(headers).header('content-length', 0).removeHeader('content-disposition').send()
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : file.size)
  return request.method === 'HEAD' ? reply.send() : sendBytes(files, file, reply, range)
}
