import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '#platform/file-store/file-store'
import { notFound } from '#platform/problem'
import { isUnchanged, rangeOf } from './conditional.ts'
import { servedType } from './content-type.ts'
import type { FileRow } from './files.row.ts'

// A file must never run or load anything. A PDF cannot have the sandbox, since Chromium loads its viewer as an object.
// Styles are allowed for the page that Chromium builds around an image. Only our own pages may frame a PDF (FILE-9).
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const versionOf = (file: FileRow) => ({
  // No key is written twice, so the id in it identifies the version.
  etag: `"${file.Key.split('/').at(-2)}"`,
  lastModified: new Date(file.LastModified).toUTCString(),
})

const headersOf = (file: FileRow, mayBeShown: boolean) => {
  const { type, isInline } = servedType(file.contentType)
  const { etag, lastModified } = versionOf(file)

  return {
    'content-type': type,
    'content-disposition': contentDisposition(file.name, { type: mayBeShown && isInline ? 'inline' : 'attachment' }),
    'content-security-policy': policyOf(type),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
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

/** Sends the whole file as a download. */
export const sendDownload = async (files: FileStore, file: FileRow, reply: FastifyReply): Promise<FastifyReply> => {
  reply.headers(headersOf(file, false)).header('content-length', file.size)
  return sendBytes(files, file, reply)
}

/**
 * Answers a GET or HEAD of a file: the whole file, a range (206), not modified (304) or a range that it does not have
 * (416). A browser shows images and PDF; everything else is a download (FILE-3).
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
