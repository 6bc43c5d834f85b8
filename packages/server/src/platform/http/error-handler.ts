import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseFull, DatabaseReadOnly, DatabaseUnavailable } from '../database/database-unavailable.ts'
import { FilesFull, FilesUnavailable } from '../file-store/file-store-failure.ts'
import { Problem, problemBody } from '../problem.ts'
import type { Session } from '../sessions/session.ts'

const problemsByCode: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('MALFORMED_JSON', 'The body is not JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('MALFORMED_JSON', 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem('MALFORMED_JSON', 'The body is shorter or longer than its Content-Length.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('BODY_TOO_LARGE', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'),
  // PostgreSQL: a text that it cannot store, a number or date out of range
  '22021': () => new Problem('VALIDATION_FAILED', 'The request has a character that cannot be stored.'),
  '22P05': () => new Problem('VALIDATION_FAILED', 'The request has a character that cannot be stored.'),
  '22003': () => new Problem('VALIDATION_FAILED', 'A number is out of range.'),
  '22007': () => new Problem('VALIDATION_FAILED', 'A date is out of range.'),
  '22008': () => new Problem('VALIDATION_FAILED', 'A date is out of range.'),
  '22009': () => new Problem('VALIDATION_FAILED', 'A time zone is out of range.'),
}

/** How soon a caller may try again while the database is away, in seconds. */
const RETRY_AFTER_SECONDS = 5

const soon = { 'retry-after': String(RETRY_AFTER_SECONDS) }

/** The 503 of every call while the database does not answer (API-11). */
export const databaseAway = (): Problem =>
  new Problem('NOT_READY', 'The database does not answer. Please try again in a moment.', { headers: soon })

const withoutDatabase = (error: unknown): Problem | undefined => {
  if (error instanceof DatabaseUnavailable) return databaseAway()
  if (error instanceof DatabaseReadOnly)
    return new Problem('DATABASE_READ_ONLY', 'The database takes no writes at the moment. Please try again later.', {
      headers: soon,
    })
  if (error instanceof DatabaseFull)
    return new Problem('STORAGE_FULL', 'The disk of the database is full. Nothing was saved; tell whoever runs it.')
  return undefined
}

const withoutFiles = (error: unknown): Problem | undefined => {
  if (error instanceof FilesUnavailable)
    return new Problem('FILES_NOT_READY', 'The store of the files does not answer. Please try again in a moment.', {
      headers: soon,
    })
  if (error instanceof FilesFull)
    return new Problem('STORAGE_FULL', 'The disk of the files is full. Nothing was kept; tell whoever runs it.')
  return undefined
}

/** What a call answers when something that it needs is away or full; undefined when that is not the reason. */
export const withoutPart = (error: unknown): Problem | undefined => withoutDatabase(error) ?? withoutFiles(error)

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
  const absent = withoutPart(error)
  if (absent) return absent
  // A file outside the folder that the library of static files serves.
  if (error.statusCode === 403 || error.statusCode === 404) return new Problem('NOT_FOUND', 'There is nothing here.')
  const make = problemsByCode[error.code]
  if (make) return make()
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new Problem('MALFORMED_JSON', 'The request cannot be read.')
  return new Problem('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

const answer = (reply: FastifyReply, problem: Problem) =>
  reply.status(problem.status).headers(problem.headers).send(problemBody(problem))

/** Is told of a request that its user may not make. */
export type OnForbidden = (request: FastifyRequest, session: Session) => Promise<void>

// Node does not say that it closes a connection which the client asked to be closed once the header was set or removed. A client that is
// not told sends its next request on it, and loses it.
const sayWhetherItCloses = (reply: FastifyReply): void => {
  if (reply.raw.shouldKeepAlive) reply.removeHeader('connection')
  else reply.header('connection', 'close')
}

// A note that fails must not change what the caller is answered.
const tellOfForbidden = async (request: FastifyRequest, onForbidden: OnForbidden | undefined) => {
  if (!request.session || !onForbidden) return
  try {
    await onForbidden(request, request.session)
  } catch (error) {
    request.log.error({ err: error }, 'a refused call was not recorded')
  }
}

/** Answers every failure with the body of API-2. Failures of the server itself are logged with the request id. */
export const registerErrorHandler = (app: FastifyInstance, onForbidden?: OnForbidden): void => {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    if (problem.status === 403) await tellOfForbidden(request, onForbidden)
    problem.message = request.routeOptions.config.messages?.[problem.code] ?? problem.message

    // Most clients send the whole body before they read the answer. Closing the connection early would show them a
    // network error instead of the answer, so the rest of the body is read and dropped.
    request.raw.resume()
    sayWhetherItCloses(reply)

    return answer(reply, problem)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, new Problem('NOT_FOUND', 'There is nothing here.')))
}

/** Answers an address that cannot be decoded with the body of API-2, before any hook has seen the request (SEC-6). */
export const answerUnreadableAddress =
  (headers: Record<string, string>) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void answer(reply.headers(headers), new Problem('VALIDATION_FAILED', 'The address cannot be read.'))
  }
