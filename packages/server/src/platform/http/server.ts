import { type HiddenFrom, hideFields } from './hidden-fields.ts'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, LogController, type onRequestAsyncHookHandler } from 'fastify'
import type { DestinationStream } from 'pino'
import { authenticate } from './authenticate.ts'
import { dropForgedHeaders, trustProxyOption } from './client-address.ts'
import { closeConnections } from './close-connections.ts'
import { countRequests } from './count-requests.ts'
import { answerUnreadableAddress, type OnForbidden, registerErrorHandler } from './error-handler.ts'
import { ARRIVAL_MS, endSlowRequests } from './end-slow-requests.ts'
import { answerMalformedRequest, answerRefusedRequests, requireHost } from './malformed-requests.ts'
import { loggedError } from './logged-error.ts'
import { createRoutes, type Platform, type Routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'

/** The largest JSON body, in bytes. Files are uploaded as streams and have their own limit. */
const BODY_LIMIT = 1024 * 1024
/** A connection that transfers nothing for this long is closed. A slow upload stays open. */
const IDLE_MS = 120_000
/** How often Node looks for headers that are late. By default it looks so seldom that they could take twice the time. */
const CONNECTIONS_CHECKED_MS = 2000
/** How long work in hand may keep the server from stopping: longer than a statement may take. Fastify alone gives up after ten seconds. */
const STOP_MS = 45_000

/**
 * The HTTP server with what all routes share: sessions (a route is closed unless it says it is public), the bodies
 * of failures (API-2), security headers, request ids and logs. `register` adds the features' routes.
 * `beforeSession` sees each request before its session is looked up, `onForbidden` each that a user may not make.
 */
export const createServer = async (
  platform: Platform,
  register: (routes: Routes) => Promise<void>,
  options: {
    log?: DestinationStream
    checkAnswers?: boolean
    beforeSession?: onRequestAsyncHookHandler | undefined
    onForbidden?: OnForbidden
    hiddenFrom?: HiddenFrom
  } = {},
): Promise<FastifyInstance> => {
  const { config } = platform
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)

  const app = fastify({
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { err: loggedError },
      ...(options.log && { stream: options.log }),
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 0,
    pluginTimeout: STOP_MS,
    // Node would answer a request without a host by itself, without a body.
    http: {
      headersTimeout: ARRIVAL_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_MS,
      requireHostHeader: false,
    },
    clientErrorHandler: answerMalformedRequest(headers),
    connectionTimeout: IDLE_MS,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: trustProxyOption(config.trustedProxies),
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    frameworkErrors: answerUnreadableAddress(headers),
  })

  closeConnections(app)
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string
    // Existing clients send a JSON content type with no body at all (API-5).
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })

  app.addHook('onRequest', dropForgedHeaders)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
  })
  answerRefusedRequests(app, headers)
  app.addHook('onRequest', requireHost)
  app.addHook('onRequest', endSlowRequests(ARRIVAL_MS))

  await app.register(cookie)
  await app.register(cors, {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    credentials: true,
    // Without this, an OPTIONS request that is not a preflight would be answered in plain text.
    strictPreflight: false,
    exposedHeaders: ['x-request-id', 'retry-after', 'x-total-rows', 'content-disposition'],
  })

  app.decorateRequest('session', null)
  app.decorateRequest('rawBody', '')
  if (options.beforeSession) app.addHook('onRequest', options.beforeSession)
  app.addHook('onRequest', authenticate(platform))

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // Never the address itself: it may hold a secret of a calendar, an email address or the name of a file.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  if (options.hiddenFrom) hideFields(app, options.hiddenFrom)
  countRequests(app, platform.metrics)

  registerErrorHandler(app, options.onForbidden)
  await register(createRoutes(app, platform, { checkAnswers: options.checkAnswers ?? false }))

  return app
}
