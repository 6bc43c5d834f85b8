import { filesCalls } from '@registrar/domain/files/files.calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import { baseUrlOf } from './file-key.ts'
import { findFile, searchFiles } from './files.queries.ts'
import { recordPersonFileRead } from './record-person-file-read.ts'
import { sendDownload, sendFile } from './send-file.ts'
import { type UploadOptions, uploadRoutes } from './upload.routes.ts'

// Somebody who follows a link to a file without a session signs in first and comes back to it (FILE-3).
const redirectToSignIn = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const isSignedOut = error instanceof Problem && error.code === 'UNAUTHENTICATED'

  if (!isSignedOut || !request.headers.accept?.includes('text/html')) throw error
  void reply.redirect(`/auth/signin?from=${encodeURIComponent(request.url)}`)
}

export const filesRoutes = (routes: Routes, options: UploadOptions = {}): void => {
  const { app, platform, serve, serveDocument } = routes
  const { config, db, files } = platform

  uploadRoutes(routes, options)

  serve(filesCalls.searchFiles, async ({ body, request }) => ({
    data: await searchFiles(db, body, baseUrlOf(config, request)),
  }))

  serveDocument(filesCalls.downloadFile, async ({ body, request, reply }) => {
    const file = await findFile(db, body.key)
    await recordPersonFileRead(db, file, request)
    return sendDownload(files, file, reply)
  })

  // Browsers open the URL of a stored file. It is not one of the API's calls, so it is not in the call table.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/*',
    config: { access: 'session' },
    errorHandler: redirectToSignIn,
    handler: async (request, reply) => {
      const file = await findFile(db, request.params['*'])
      if (request.method === 'GET') await recordPersonFileRead(db, file, request)
      return sendFile(files, file, request, reply)
    },
  })
}
