import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { fileUploadBody } from '@registrar/domain/files/files'
import type { FileStore } from '#platform/file-store/file-store'
import { parse } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import { createDataUrlDecoder, DataUrlError } from './json-stream/data-url.ts'
import { createJsonStringExtractor, type JsonStringExtractor } from './json-stream/json-string-extractor.ts'
import { receiveBytes, type Upload, unreadable } from './upload.ts'

const RAW_DATA = ['rawData', 'raw', 'data'].map((name) => ['file', name])
/** The most characters that may come beside the file. */
const MAX_REST = 1024 * 1024

const problemOf = (error: unknown, body: IncomingMessage): unknown => {
  if (error instanceof SyntaxError) return new Problem('MALFORMED_JSON', 'The body is not JSON.')
  if (error instanceof DataUrlError) return unreadable(error.message, 'file.rawData')
  if (body.errored) return unreadable('The upload broke off.', 'body')
  return error
}

async function* fileBytes(body: IncomingMessage, json: JsonStringExtractor, onEnd: (value: unknown) => void) {
  const utf8 = new StringDecoder('utf8')
  const dataUrl = createDataUrlDecoder()
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const text = json.push(utf8.write(chunk as Buffer))
      if (json.count() > 1) throw unreadable('Send one file.', 'file')
      if (text !== '') yield dataUrl.push(text)
    }
  } finally {
    // Reads and drops the rest after a failure, so that the client reads the answer and can go on using the connection.
    body.resume()
  }

  json.push(utf8.end())
  onEnd(json.end())
  if (json.count() === 1) yield dataUrl.end()
}

const withEmptyRawData = (value: unknown): unknown => {
  const { file, ...others } = Object(value) as { file?: object | null }
  return { ...others, file: file && { ...file, rawData: '' } }
}

/**
 * Receives a JSON upload, `{file: {rawData, name}, folder}` with its members in any order (FILE-2). No JavaScript string can
 * hold the text of a 1 GB file, so the file goes to the store while the text arrives.
 * @throws Problem MALFORMED_JSON, VALIDATION_FAILED, FILE_TOO_LARGE, BODY_TOO_LARGE; nothing is kept then
 */
export const receiveJson = async (files: FileStore, body: IncomingMessage, maxBytes: number): Promise<Upload> => {
  const json = createJsonStringExtractor(RAW_DATA, MAX_REST)
  let rest: unknown
  const bytes = fileBytes(body, json, (value) => (rest = value))

  const { received, head } = await receiveBytes(files, bytes, maxBytes).catch((error: unknown) => {
    throw problemOf(error, body)
  })

  try {
    const { file, folder } = parse(fileUploadBody, json.count() === 1 ? withEmptyRawData(rest) : rest)
    // The extractor takes every string at these paths, so a count of 0 means that no file was sent.
    if (json.count() === 0) throw unreadable('The file must be a data URL.', 'file.rawData')
    return { received, head, name: file.name, folder }
  } catch (error) {
    await received.discard()
    throw error
  }
}
