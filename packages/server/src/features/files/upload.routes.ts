import multipart from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@registrar/domain/files/files'
import { filesCalls } from '@registrar/domain/files/files.calls'
import type { FastifyRequest } from 'fastify'
import { gateOf, type Routes } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { scanningStore } from '#platform/virus-scan/scanning-store'
import { baseUrlOf, fileUrl } from './file-key.ts'
import { storeUpload } from './files.commands.ts'
import { receiveJson } from './json-upload.ts'
import { multipartLimits, receiveMultipart } from './multipart-upload.ts'
import type { Upload } from './upload.ts'

const { method, path } = filesCalls.uploadFile

const isJson = (request: FastifyRequest) => /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')

/** `maxBytes` is the size of the largest file; tests set less than the 1 GB of FILE-1. */
export type UploadOptions = { maxBytes?: number }

/** `POST /file` (FILE-2): its body is not parsed like that of other calls, but streamed into the store. */
export const uploadRoutes = ({ app, platform }: Routes, { maxBytes = MAX_FILE_BYTES }: UploadOptions): void => {
  const { config, db } = platform
  const files = scanningStore(platform.files, config.clamdUrl)

  const receive = (request: FastifyRequest): Promise<Upload> => {
    if (request.isMultipart()) return receiveMultipart(files, request, maxBytes)
    if (isJson(request)) return receiveJson(files, request.raw, maxBytes)
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the file as application/json or multipart/form-data.')
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.route({
      method,
      url: path,
      config: { ...gateOf(filesCalls.uploadFile), isStreamed: true },
      handler: async (request) => {
        const upload = await receive(request)
        const key = await storeUpload(db, upload, request.session as Session)
        return { ok: true, data: fileUrl(baseUrlOf(config, request), key) }
      },
    })
  })
}
