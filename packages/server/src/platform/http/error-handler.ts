import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Problem, problemBody } from './problem.ts'

const known: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('MALFORMED_JSON', 'The body is not JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('MALFORMED_JSON', 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('MALFORMED_JSON', 'The body is not as long as announced.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('BODY_TOO_LARGE', 'The request is larger than is taken here.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'),
  // PostgreSQL: a text that it cannot hold, a number past its range
  '22021': () => new Problem('VALIDATION_FAILED', 'The request has a character that cannot be stored.'),
  '22P05': () => new Problem('VALIDATION_FAILED', 'The request has a character that cannot be stored.'),
  '22003': () => new Problem('VALIDATION_FAILED', 'A number is out of range.'),
  '22008': () => new Problem('VALIDATION_FAILED', 'A date is out of range.'),
}

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
  const make = known[error.code]
  if (make) return make()
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new Problem('MALFORMED_JSON', 'The request cannot be read.')
  return new Problem('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

const answer = (reply: FastifyReply, problem: Problem) =>
  reply.status(problem.status).headers(problem.headers).send(problemBody(problem))

/** Turns every failure into the documented body (decision W4); what is ours to mend goes to the log with the request id. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    // The rest of a body is read and dropped on an open connection: most clients send it all before they read an
    // answer, and see a broken connection instead when it is closed under them.
    request.raw.resume()
    reply.removeHeader('connection')
    return answer(reply, problem)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, new Problem('NOT_FOUND', 'There is nothing here.')))
}
