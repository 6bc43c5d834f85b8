import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '#platform/http'

const ROOT = path.resolve(import.meta.dirname, '../../../../build/web')
const NEVER_THE_APP = /^\/(file|docs|health|assets)(\/|$)/
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether a browser is navigating to a page, rather than a program calling. Source: decision A1. */
export const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept?.includes('text/html') ?? false) &&
  !NEVER_THE_APP.test(request.url.split('?', 1)[0] ?? '')

/**
 * The web app's own files, compressed when they were built; every navigation gets its page, whatever the path, since
 * `/organization/{id}` is a call and a page alike.
 */
export const webApp = async ({ app, platform }: Routes): Promise<void> => {
  const { environment, brands, partnerCompany, finotorSignupUrl = null } = platform.config
  app.get('/app-config.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ environment, brands, partnerCompany, finotorSignupUrl }),
  )
  if (!existsSync(path.join(ROOT, 'index.html'))) return

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, access: 'public' }))
    await scope.register(fastifyStatic, {
      root: ROOT,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        const isNamedByContent = file.startsWith(path.join(ROOT, 'assets'))
        response.header('cache-control', isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    reply.header('vary', 'accept')
    return reply.sendFile('index.html')
  })
}
