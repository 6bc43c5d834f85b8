import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { Problem, problemBody } from '../problem.ts'

const TOO_LARGE = () => new Problem('HEADERS_TOO_LARGE', 'The address and the headers are too long.')
const problemsByCode: Record<string, () => Problem> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem('REQUEST_TIMEOUT', 'The request did not arrive in time.'),
}

const answer = (socket: Duplex, problem: Problem, headers: Record<string, string>) => {
  const body = JSON.stringify(problemBody(problem))
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/**
 * Answers malformed HTTP with the body of API-2 and the headers of every answer, and closes the connection (SEC-6). No
 * hook sees such a request.
 */
export const answerMalformedRequest =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    const problem = problemsByCode[error.code ?? '']?.() ?? new Problem('MALFORMED_REQUEST', 'This is not HTTP.')

    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else answer(socket, problem, headers)
  }

/** Answers the requests that Node would answer by itself without a body. */
export const answerRefusedRequests = (app: FastifyInstance, headers: Record<string, string>): void => {
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    answer(socket, new Problem('METHOD_NOT_ALLOWED', 'This server is not a proxy.'), headers),
  )
  app.server.on('checkExpectation', (request: IncomingMessage) =>
    answer(request.socket, new Problem('MALFORMED_REQUEST', 'The header Expect can only be 100-continue.'), headers),
  )
}

// Node keeps the first of several and drops the others; the list of what was sent has all of them.
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Refuses an HTTP/1.1 request without the header Host, and any with two: a proxy and the server could read different ones.
 * @throws Problem MALFORMED_REQUEST
 */
export const requireHost: onRequestAsyncHookHandler = async (request) => {
  if (request.raw.httpVersion === '1.1' && !request.headers.host)
    throw new Problem('MALFORMED_REQUEST', 'The header Host is missing.')
  if (countHosts(request.raw) > 1) throw new Problem('MALFORMED_REQUEST', 'The header Host is there twice.')
}
