import type { Multipart, MultipartFile } from '@fastify/multipart'
import { fileUploadBody } from '@registrar/domain/files/files'
import type { FastifyRequest } from 'fastify'
import type { FileStore, Received } from '#platform/file-store/file-store'
import { parse } from '#platform/http/routes'
import { Problem } from '#platform/http/problem'
import { receiveBytes, type Upload, unreadable } from './upload.ts'

/** The most that may stand around the file: small fields, few of them. */
export const multipartLimits = { fields: 20, parts: 25, fieldSize: 10_000, fileSize: Infinity }

// What the parser cannot read is the sender's to mend; problems of our own pass as they are.
async function* readable<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw error instanceof Problem ? error : unreadable('The multipart body cannot be read to its end.', 'body')
  }
}

// Browsers write a quote or a line end in a name as a percent code, and nothing else so.
const nameOf = ({ filename }: MultipartFile) => filename.replaceAll('%22', '"').replace(/%0[AD]/gi, '')

type Parts = { file?: { received: Received; name: string }; folder?: unknown }

const takePart = async (parts: Parts, part: Multipart, files: FileStore, maxBytes: number): Promise<Parts> => {
  if (part.type === 'field') return part.fieldname === 'folder' ? { ...parts, folder: part.value } : parts
  if (part.fieldname !== 'file') {
    part.file.resume()
    return parts
  }
  if (parts.file) throw unreadable('Send one file.', 'file')
  const received = await receiveBytes(files, readable(part.file as AsyncIterable<Buffer>), maxBytes)
  return { ...parts, file: { received, name: nameOf(part) } }
}

/**
 * Receives a multipart upload: `file` and `folder`, in either order.
 * @throws Problem VALIDATION_FAILED, FILE_TOO_LARGE; nothing is kept then
 */
export const receiveMultipart = async (
  files: FileStore,
  request: FastifyRequest,
  maxBytes: number,
): Promise<Upload> => {
  let parts: Parts = {}
  try {
    for await (const part of readable(request.parts())) parts = await takePart(parts, part, files, maxBytes)
    const { file } = parts
    const sent = parse(fileUploadBody, { folder: parts.folder, file: file && { rawData: '', name: file.name } })
    if (!file) throw unreadable('Send a file.', 'file')
    return { received: file.received, name: sent.file.name, folder: sent.folder }
  } catch (error) {
    // The rest is read and dropped: its sender is to read the answer, and may ask again on this connection.
    request.raw.unpipe().resume()
    await parts.file?.received.discard()
    throw error
  }
}
