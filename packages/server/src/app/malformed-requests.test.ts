import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()
let port = 0

beforeAll(async () => {
  await app().app.listen({ port: 0, host: '127.0.0.1' })
  port = (app().app.server.address() as AddressInfo).port
})

// Sends bytes as they are, and reads the answer until the server closes the connection.
const send = async (request: string) => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })
  socket.write(request)
  await closed

  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  const [statusLine = '', ...headers] = head.toLowerCase().split('\r\n')
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as Record<string, unknown> }
}

const HOST = 'Host: localhost\r\nConnection: close\r\n'
const POST = `POST /user/signin HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`

describe('a malformed HTTP request (SEC-6)', () => {
  it.each([
    ['an address that cannot be decoded', `GET /% HTTP/1.1\r\n${HOST}\r\n`, 400, 'VALIDATION_FAILED'],
    ['text that is not HTTP', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['a space in the address', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 400, 'MALFORMED_REQUEST'],
    ['an unknown method', `BREW /people HTTP/1.1\r\n${HOST}\r\n`, 400, 'MALFORMED_REQUEST'],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
    ['no Host header', 'GET /people HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['two Host headers', `GET /people HTTP/1.1\r\n${HOST}Host: elsewhere.ie\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
    ['headers of 64 KB', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(65_536)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['an address of 64 KB', `GET /${'x'.repeat(65_536)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['a length that is not a number', `${POST}Content-Length: many\r\n\r\n{}`, 400, 'MALFORMED_REQUEST'],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'MALFORMED_REQUEST'],
    [
      'a length and chunks',
      `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'a chunk size that is not a number',
      `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
      400,
      'MALFORMED_REQUEST',
    ],
    ['an unknown Expect header', `${POST}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`, 400, 'MALFORMED_REQUEST'],
    ['the method CONNECT', `CONNECT example.ie:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'METHOD_NOT_ALLOWED'],
    ['the method TRACE', `TRACE /people HTTP/1.1\r\n${HOST}\r\n`, 404, 'NOT_FOUND'],
    ['a method that no call has', `PROPFIND /people HTTP/1.1\r\n${HOST}\r\n`, 404, 'NOT_FOUND'],
  ])('with %s is answered with the body of API-2', async (_what, request, status, code) => {
    const answer = await send(request)
    expect([answer.status, answer.body]).toMatchObject([status, { ok: false, code, message: expect.any(String) }])
    expect(answer.headers).toContain('cache-control: no-store')
    expect(answer.headers).toContain('connection: close')
    expect(answer.headers).toContain('x-content-type-options: nosniff')
    expect(answer.headers).toContainEqual(expect.stringMatching(/^vary: accept\b/))
    expect(answer.headers).toContainEqual(expect.stringContaining("frame-ancestors 'none'"))
    expect(answer.headers).toContain('content-type: application/json; charset=utf-8')
  })
})

it('a connection whose headers have not arrived is closed soon after 30 seconds (SEC-11)', () => {
  const { headersTimeout, connectionsCheckingInterval } = app().app.server as Server & {
    connectionsCheckingInterval: number
  }
  expect(headersTimeout).toBe(30_000)
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(2000)
})

it.each([
  ['no session', `GET /organization/search HTTP/1.1\r\n${HOST}\r\n`, 401],
  ['a body that is not JSON', `${POST}Content-Length: 2\r\n\r\nxx`, 400],
  ['a body that is too large', `${POST}Content-Length: 9000\r\n\r\n${'x'.repeat(9000)}`, 413],
  ['an unknown address', `GET /nothing HTTP/1.1\r\n${HOST}\r\n`, 404],
])(
  'a refusal because of %s says that it closes a connection which the client asked to be closed',
  async (_, request, status) => {
    const answer = await send(request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toContain('connection: close')
  },
)

it.each([
  '/docs/static/../../package.json',
  '/docs/static/%2e%2e/%2e%2e/package.json',
  '/docs/static/%5c..%5cpackage.json',
  '/docs/static/a%00b',
  '/docs/static/nothing.js',
])('%s, which is outside the folder of static files or is not there, is 404', async (path) => {
  const authorization = `Authorization: JWT ${app().staffToken}\r\n`
  const { status, body } = await send(`GET ${path} HTTP/1.1\r\n${HOST}${authorization}\r\n`)
  expect([status, body['code']]).toEqual([404, 'NOT_FOUND'])
})
