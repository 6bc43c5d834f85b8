import type { Multipart, MultipartFile } from '@fastify/multipart'
import { fileUploadBody } from '@registrar/domain/files/files'
import type { FastifyRequest } from 'fastify'
import type { FileStore } from '#platform/file-store/file-store'
import { parse } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import { receiveBytes, type ReceivedBytes, type Upload, unreadable } from './upload.ts'

/** Few small fields may come beside the file. */
export const multipartLimits = { fields: 20, parts: 25, fieldSize: 10_000, fileSize: Infinity }

// Turns the parser's errors into a 400; our own problems pass through.
async function* withReadableErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw error instanceof Problem ? error : unreadable('The multipart body cannot be read to its end.', 'body')
  }
}

// Browsers percent-encode quotes and line ends in a file name, and nothing else. The parser leaves an empty name out.
const nameOf = ({ filename = '' }: Partial<MultipartFile>) => filename.replaceAll('%22', '"').replace(/%0[AD]/gi, '')

type Parts = { file?: ReceivedBytes & { name: string }; folder?: unknown }

const readPart = async (parts: Parts, part: Multipart, files: FileStore, maxBytes: number): Promise<Parts> => {
  if (part.type === 'field') return part.fieldname === 'folder' ? { ...parts, folder: part.value } : parts
  if (part.fieldname !== 'file') {
    part.file.resume()
    return parts
  }
  if (parts.file) throw unreadable('Send one file.', 'file')

  const file = await receiveBytes(files, withReadableErrors(part.file as AsyncIterable<Buffer>), maxBytes)
  return { ...parts, file: { ...file, name: nameOf(part) } }
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
    for await (const part of withReadableErrors(request.parts())) parts = await readPart(parts, part, files, maxBytes)

    const { file } = parts
    const body = parse(fileUploadBody, { folder: parts.folder, file: file && { rawData: '', name: file.name } })
    if (!file) throw unreadable('Send a file.', 'file')

    return { received: file.received, head: file.head, name: body.file.name, folder: body.folder }
  } catch (error) {
    // Reads and drops the rest, so that the client reads the answer and can go on using the connection.
    request.raw.unpipe().resume()
    await parts.file?.received.discard()
    throw error
  }
}
