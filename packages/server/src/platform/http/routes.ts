import type { Answer, Body, Call, Params } from '@registrar/domain/shared/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { Problem } from './problem.ts'
import type { Session, SessionReader } from '../sessions/session.ts'

/** What every route is given to work with. */
export type Platform = {
  config: Config
  db: Db
  files: FileStore
  sessions: SessionReader
  secrets: { jwt: Uint8Array; signupCode: string }
}

// Fastify's own interfaces are widened, which only an interface can do.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: 'session' | 'public'
  }
  interface FastifyRequest {
    session: Session | null
    /** the JSON body as it came, for calls that are signed */
    rawBody: string
  }
}
/* oxlint-enable typescript/consistent-type-definitions */

export type CallContext<C extends Call> = Platform & {
  body: Body<C>
  params: Params<C>
  session: Session
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers calls of the call table; given to each feature's routes. */
export type Routes = {
  app: FastifyInstance
  platform: Platform
  /**
   * Serves one call: the body is parsed by its schema, the answer gets `ok: true`. `guard` throws when the request is not
   * to be looked at.
   */
  serve: <C extends Call>(
    call: C,
    answer: (context: CallContext<C>) => Promise<Answer<C>>,
    guard?: (request: FastifyRequest) => void,
  ) => void
}

const fieldsOf = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))

/**
 * Parses a value by a schema.
 * @throws Problem VALIDATION_FAILED with `fields`
 */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields = fieldsOf(read.error)
  const [first] = Object.entries(fields)
  throw new Problem('VALIDATION_FAILED', first ? `${first[0]}: ${first[1]}` : 'The request does not fit its schema.', {
    fields,
  })
}

/** Makes the registrar of calls for an app. With `checkAnswers` (tests) each answer must fit the schema it declares. */
export const createRoutes = (app: FastifyInstance, platform: Platform, options: { checkAnswers: boolean }): Routes => ({
  app,
  platform,
  serve: (call, answer, guard) => {
    app.route({
      method: call.method,
      url: call.path,
      config: { access: call.access },
      ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
      handler: async (request, reply) => {
        guard?.(request)
        const body = call.body && parse(call.body, request.body ?? {})
        const context = { ...platform, body, params: request.params, session: request.session, request, reply }
        const answered = await answer(context as never)
        if (reply.sent) return reply
        if (options.checkAnswers) call.answer.parse(answered)
        return { ok: true, ...(answered as object) }
      },
    })
  },
})
