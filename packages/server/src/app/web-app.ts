import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Routes } from '#platform/http/routes'

const ROOT = path.resolve(import.meta.dirname, '../../../../build/web')
const PAGE = path.join(ROOT, 'index.html')
const NEVER_THE_APP = /^\/(file|docs|health|assets)(\/|$)/
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Whether a browser is navigating to a page, rather than a program calling: `/organization/{id}` is both, `/` is always
 * the page, so that a probe that takes anything sees the app answer. Source: decision A1.
 */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  const [pathname = ''] = url.split('?', 1)
  return pathname === '/' || ((headers.accept?.includes('text/html') ?? false) && !NEVER_THE_APP.test(pathname))
}

/**
 * The web app's own files, compressed when they were built, and what it has to know of the server.
 */
export const webApp = async ({ app, platform }: Routes): Promise<void> => {
  const { environment, brands, partnerCompany, finotorSignupUrl = null } = platform.config
  app.get('/app-config.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ environment, brands, partnerCompany, finotorSignupUrl }),
  )
  if (!existsSync(PAGE)) return

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
}

/**
 * Answers navigations with the app's page, before anything asks for a session: signing in is a page of the app too.
 * Undefined when the web app has not been built.
 */
export const serveNavigations = async (): Promise<onRequestAsyncHookHandler | undefined> => {
  const page = await readFile(PAGE, 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  return async (request, reply) => {
    if (!isNavigation(request)) return undefined
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept')
      .send(page)
  }
}
