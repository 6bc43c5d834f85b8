import { callsWithoutSecondFactor, type HasPermission, leastRoleFor } from '@registrar/domain/access/permitted-calls'
import type { Role } from '@registrar/domain/access/roles'
import type { Access, Answer, Body, Call, DocumentCall, Params, Query } from '@registrar/domain/shared/call'
import { callName } from '@registrar/domain/shared/call'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import type { FileStore } from '../file-store/file-store.ts'
import type { LiveChanges } from '../live/live-changes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { Problem } from '../problem.ts'
import type { Session, SessionReader } from '../sessions/session.ts'

/** What every route works with. */
export type Platform = {
  config: Config
  db: Db
  files: FileStore
  sessions: SessionReader
  secrets: { jwt: Uint8Array; signupCode: string }
  liveChanges: LiveChanges
  metrics: Metrics
}

// Only an interface can add to Fastify's own types.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** the least role that may use the route; absent: any */
    leastRole?: Role | null
    /** whether the body is read as a stream, however long it takes */
    isStreamed?: boolean
    /** whether a user who must add a second factor first may use the route */
    isOpenWithoutSecondFactor?: boolean
    /** whether the log is not told who makes the call */
    isAnonymous?: boolean
    /** the messages of the call's failures, where they are not the English ones */
    messages?: Call['messages']
  }
  interface FastifyRequest {
    session: Session | null
    /** the JSON body as received, to check the signature of signed calls */
    rawBody: string
  }
}
/* oxlint-enable typescript/consistent-type-definitions */

/** What a route is given to answer one call. */
export type CallContext<C extends Call> = Platform & {
  body: Body<C>
  params: Params<C>
  query: Query<C>
  session: Session
  request: FastifyRequest
  reply: FastifyReply
}

/** What a call answers; nothing where its answer has only `ok`. */
type Answered<C extends Call> = Answer<C> extends Record<string, never> ? Answer<C> | void : Answer<C>

/** How a feature registers its routes. */
export type Routes = {
  app: FastifyInstance
  platform: Platform
  /**
   * Serves one call of the call table: parses the body by the call's schema and adds `ok: true` to the answer. `guard` may
   * throw to refuse the request before its body is parsed. The table of permissions must have the call.
   */
  serve: <C extends Call>(
    call: C & HasPermission<C>,
    answer: (context: CallContext<C>) => Promise<Answered<C>>,
    guard?: (request: FastifyRequest) => void,
  ) => void
  /** Serves one call as `serve` does, whose answer is not JSON: `send` sends a file of a type that the call's `media` names. */
  serveDocument: <C extends DocumentCall>(
    call: C & HasPermission<C>,
    send: (context: CallContext<C>) => Promise<FastifyReply>,
  ) => void
}

// The first message of a field counts: the later ones follow from it.
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'body'
    if (!fields.has(field)) fields.set(field, message)
  }
  return Object.fromEntries(fields)
}

/**
 * Parses a value by a schema.
 * @throws Problem VALIDATION_FAILED with `fields`
 */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value, { error: plainMessage })
  if (parsed.success) return parsed.data

  const fields = fieldsOf(parsed.error)
  const [first] = Object.entries(fields)
  throw new Problem('VALIDATION_FAILED', first ? `${first[0]}: ${first[1]}` : 'The request does not fit its schema.', {
    fields,
  })
}

/**
 * What the gate must know of a call: who may make it (USER-1, USER-12). `serve` and `serveDocument` set it; a route that is
 * registered without them sets it itself.
 */
export const gateOf = <C extends Call>(call: C & HasPermission<C>) => gate(call)

const gate = (call: Call) => ({
  access: call.access,
  leastRole: leastRoleFor(call),
  isOpenWithoutSecondFactor: (callsWithoutSecondFactor as readonly string[]).includes(callName(call)),
  isAnonymous: call.isAnonymous ?? false,
  messages: call.messages,
})

const routeOf = (call: Call) => ({
  method: call.method,
  url: call.path,
  config: gate(call),
  ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
})

const contextOf = (platform: Platform, call: Call, request: FastifyRequest, reply: FastifyReply) => {
  // A missing body counts as an empty object, but the body `null` does not (API-5).
  const body = call.body && parse(call.body, request.body === undefined ? {} : request.body)
  const query = call.query && parse(call.query, request.query)
  return { ...platform, body, query, params: request.params, session: request.session, request, reply } as never
}

const checkMedia = ({ media, path }: DocumentCall, reply: FastifyReply): void => {
  const declared: string[] = media.map((name) => mediaTypes[name])
  const type = String(reply.getHeader('content-type'))
  if (!declared.includes(type) && !declared.includes(mediaTypes.file))
    throw new Error(`${path} does not declare ${type}`)
}

/** The registration of routes for an app. With `checkAnswers` (in tests) every answer must fit its declared schema. */
export const createRoutes = (app: FastifyInstance, platform: Platform, options: { checkAnswers: boolean }): Routes => ({
  app,
  platform,
  serve: (call, answer, guard) => {
    app.route({
      ...routeOf(call),
      handler: async (request, reply) => {
        guard?.(request)

        const content = (await answer(contextOf(platform, call, request, reply))) ?? {}
        if (reply.sent) return reply

        if (options.checkAnswers) call.answer.parse(content)
        return { ok: true, ...content }
      },
    })
  },
  serveDocument: (call, send) => {
    app.route({
      ...routeOf(call),
      // Some calendar programs ask for the head of an address before they read it.
      exposeHeadRoute: call.method === 'GET' && call.access === 'public',
      handler: async (request, reply) => {
        const sent = await send(contextOf(platform, call, request, reply))
        if (options.checkAnswers) checkMedia(call, reply)
        return sent
      },
    })
  },
})
