import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { hasAnyAccount } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import type { Routes } from '#platform/http/routes'
import { publicFormHtml } from './public-form-html.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../build/web')
const PAGE = path.join(ROOT, 'index.html')
const PUBLIC_FORM_PAGE = path.join(ROOT, 'public-form.html')
const API_ONLY =
  /^\/(file|docs|health|metrics|assets|calendar|events)(\/|$)|^\/(organization|people|aml)\/.+\.(pdf|svg|csv|zip)$/
const PUBLIC_FORM = /^\/publicform(\/validate)?\/?$/i
const YEAR_SECONDS = 365 * 24 * 60 * 60

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''
const isPublicForm = (request: FastifyRequest): boolean => PUBLIC_FORM.test(pathOf(request))

/**
 * Whether a browser navigates to a page, rather than a program calling the API (API-8). `/organization/{id}` can be both,
 * a document under it is the API's; `/` and the public form are always the page, so that a health probe or a messenger that
 * accepts anything gets an answer.
 */
const isNavigation = (request: FastifyRequest): boolean => {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false

  const pathname = pathOf(request)
  if (pathname === '/' || isPublicForm(request)) return true
  return (headers.accept?.includes('text/html') ?? false) && !API_ONLY.test(pathname)
}

const appConfigOf = (config: Config) => ({
  environment: config.environment,
  brands: config.brands,
  partnerCompany: config.partnerCompany,
  formPrivacyNote: config.formPrivacyNote,
  idpalUrl: config.idpalUrl ?? null,
  finotorSignupUrl: config.finotorSignupUrl ?? null,
  timeZone: config.timeZone,
  closingDays: config.closingDays,
})

// Nothing deletes an account, so the database is asked only until there is one. While it does not answer, the page opens all the same.
const askWhetherNew = (db: Db) => {
  let isKnownToHaveAccounts = false
  return async (): Promise<boolean> => {
    if (isKnownToHaveAccounts) return false
    const hasAccounts = await hasAnyAccount(db).catch(() => undefined)
    isKnownToHaveAccounts = hasAccounts === true
    return hasAccounts === false
  }
}

/** Serves the web app's files, compressed at build time, and the settings that the app needs. */
export const webApp = async ({ app, platform }: Routes): Promise<void> => {
  const isNew = askWhetherNew(platform.db)
  app.get('/app-config.json', { config: { access: 'public' } }, async () => ({
    ...appConfigOf(platform.config),
    isNew: await isNew(),
  }))

  if (!existsSync(PAGE)) return

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, access: 'public' }))
    await scope.register(fastifyStatic, {
      root: path.join(ROOT, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      // The name of each follows from its content.
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
    })
    await scope.register(fastifyStatic, {
      root: ROOT,
      decorateReply: false,
      preCompressed: true,
      wildcard: false,
      // Files that are compressed are sent in place of those that they were made of, and need no routes of their own.
      globIgnore: ['assets/**', '**/*.{br,gz}'],
      index: false,
      cacheControl: false,
      setHeaders: (response) => void response.header('cache-control', 'no-cache'),
    })
  })
}

/**
 * Answers navigations with the app's page before a session is looked up, because the sign-in page is part of the app.
 * Undefined when the web app has not been built.
 */
export const serveNavigations = async (): Promise<onRequestAsyncHookHandler | undefined> => {
  if (!existsSync(PAGE)) return undefined
  const page = await readFile(PAGE, 'utf8')
  const publicForm = publicFormHtml(await readFile(PUBLIC_FORM_PAGE, 'utf8'))

  return async (request, reply) => {
    if (!isNavigation(request)) return undefined
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(isPublicForm(request) ? publicForm : page)
  }
}
