import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { filesCalls } from '@registrar/domain/files/files.calls'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionCookieName } from '#platform/sessions/session-cookie'
import { useApp } from '#testing/test-app'
import { filesOnDisk, listen, makeFile } from './files.factory.ts'

const app = useApp({ PUBLIC_URL: 'https://registrar.example.ie' })

const ask = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app().app.inject({ method, url, headers: { authorization: `JWT ${app().staffToken}`, ...headers } })

// A file beside the store, which no address may reach.
beforeAll(() => writeFile(join(app().config.dataDir, 'outside'), 'outside the store'))

const pathOfUrl = (url: string) => new URL(url).pathname

describe('the latest files (FILE-5)', () => {
  it('answer 401 without a session', async () => {
    const { status, problem } = await app().anybody(filesCalls.searchFiles)
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('come newest first, three without a limit', async () => {
    for (const name of ['1.txt', '2.txt', '3.txt', 'ä 4.txt']) await makeFile(app(), { name })
    const { answer } = await app().staff(filesCalls.searchFiles)
    expect(answer.data.map(({ name }) => name)).toEqual(['ä 4.txt', '3.txt', '2.txt'])
    const [latest] = answer.data
    expect(latest?.Key).toMatch(/^people\/1\/[-0-9a-f]{36}\/ä 4\.txt$/)
    expect(latest?.url).toMatch(/^https:\/\/registrar\.example\.ie\/file\/people\/1\/[-0-9a-f]{36}\/%C3%A4%204\.txt$/)
    expect(latest?.LastModified).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it.each([1, 4, 5000])('are at most %i with that limit', async (limit) => {
    const { answer } = await app().staff(filesCalls.searchFiles, { body: { limit } })
    expect(answer.data).toHaveLength(Math.min(limit, 4))
  })

  it('are those of the keys sent, with size, date and who uploaded them (FILE-9)', async () => {
    const first = await makeFile(app(), { name: 'facts.pdf', content: Buffer.from('12345') })
    await makeFile(app(), { name: 'other.pdf' })
    const { answer } = await app().staff(filesCalls.searchFiles, { body: { keys: [first.key, 'unknown'] } })
    expect(answer.data).toHaveLength(1)
    expect(answer.data[0]).toMatchObject({ Key: first.key, name: 'facts.pdf', size: 5, url: first.url })
    expect(answer.data[0]?.uploadedBy?.name).toEqual(expect.any(String))
  })

  it('need no body', async () => {
    const response = await ask('/file/search', {}, 'POST')
    expect(response.json()).toMatchObject({ ok: true, data: [{}, {}, {}] })
  })

  it.each([0, -1, 1.5, '3'])('refuse a limit of %s', async (limit) => {
    const { status, problem } = await app().staff(filesCalls.searchFiles, { body: { limit: limit as number } })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['limit']])
  })
})

describe('a download by key (FILE-5)', () => {
  it('answers 401 without a session', async () => {
    const { status, problem } = await app().anybody(filesCalls.downloadFile)
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('answers the raw bytes as an attachment', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(99_992)])
    const { key } = await makeFile(app(), { name: 'Reçu "1".pdf', content })
    const response = await app().app.inject({
      method: 'POST',
      url: '/file/download',
      headers: { authorization: `JWT ${app().staffToken}` },
      payload: { key },
    })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(content)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100001',
      'content-disposition': `attachment; filename="Re?u \\"1\\".pdf"; filename*=UTF-8''Re%C3%A7u%20%221%22.pdf`,
    })
  })

  it.each(['nothing', '', '../outside', '.incoming'])('answers 404 for the key %j', async (key) => {
    const { status, problem } = await app().staff(filesCalls.downloadFile, { body: { key } })
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each([{}, { key: 1 }, { key: 'a\u0000b' }])('refuses the body %j, which has no valid key', async (body) => {
    const { status, problem } = await app().staff(filesCalls.downloadFile, { body: body as { key: string } })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['key']])
  })
})

describe('the URL of a file (FILE-3)', () => {
  it('answers 401 without a session to a program, and leads a person to the sign-in page', async () => {
    const { url } = await makeFile(app(), { name: 'é.pdf' })
    const path = pathOfUrl(url)
    const program = await app().app.inject({ url: path })
    expect([program.statusCode, program.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
    const person = await app().app.inject({ url: path, headers: { accept: 'text/html,*/*' } })
    expect(person.statusCode).toBe(302)
    expect(person.headers.location).toBe(`/auth/signin?from=${encodeURIComponent(path)}`)
  })

  it('accepts the cookie', async () => {
    const { url } = await makeFile(app(), { content: Buffer.from('abc') })
    const response = await app().app.inject({
      url: pathOfUrl(url),
      headers: { cookie: `${sessionCookieName(app().config)}=${app().staffToken}`, accept: 'text/html' },
    })
    expect([response.statusCode, response.body]).toEqual([200, 'abc'])
  })

  it.each([
    ['a.png', 'image/png', 'inline', '\u0089PNG\r\n\u001a\n'],
    ['a.JPG', 'image/jpeg', 'inline', '\u00ff\u00d8\u00ff\u00e0'],
    ['a.jpeg', 'image/jpeg', 'inline', '\u00ff\u00d8\u00ff\u00e0'],
    ['a.gif', 'image/gif', 'inline', 'GIF89a'],
    ['a.webp', 'image/webp', 'inline', 'RIFF\0\0\0\0WEBPVP8 '],
    ['a.avif', 'image/avif', 'inline', '\0\0\0\u001cftypavif'],
    ['a.pdf', 'application/pdf', 'inline', '%PDF-1.7'],
    ['a.jpg', 'image/png', 'inline', '\u0089PNG\r\n\u001a\n'],
    ['a.png', 'application/octet-stream', 'attachment', '<html><script>alert(1)</script>'],
    ['a.pdf', 'application/octet-stream', 'attachment', 'MZ\u0090\0'],
    ['a.docx', 'application/octet-stream', 'attachment', 'MZ\u0090\0'],
    ['a.txt', 'application/octet-stream', 'attachment', 'MZ\u0090\0'],
    ['a.svg', 'application/octet-stream', 'attachment'],
    ['a.html', 'application/octet-stream', 'attachment'],
    ['a.xhtml', 'application/octet-stream', 'attachment'],
    ['a.xml', 'application/octet-stream', 'attachment'],
    ['a.js', 'application/octet-stream', 'attachment'],
    ['a.html', 'application/octet-stream', 'attachment', '%PDF-1.7'],
    ['a.png.html', 'application/octet-stream', 'attachment'],
    ['a.txt', 'text/plain', 'attachment'],
    ['a.csv', 'text/csv', 'attachment', '\u00ff\u00fea\0;\0'],
    ['a.zip', 'application/zip', 'attachment', 'PK\u0003\u0004'],
    ['constructor', 'application/octet-stream', 'attachment'],
    ['a.constructor', 'application/octet-stream', 'attachment'],
  ])('serves %s as %s, %s, when its content is %j', async (name, type, disposition, content = 'content') => {
    const { url } = await makeFile(app(), { name, content: Buffer.from(content, 'latin1') })
    const { headers } = await ask(pathOfUrl(url))

    expect(headers['content-type']).toBe(type)
    expect(headers['content-disposition']).toBe(`${disposition}; filename="${name}"`.replace(/"(\w+(\.\w+)*)"/, '$1'))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })

    // SEC-1
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['vary']).toMatch(/^Accept\b/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['content-security-policy']?.toString().includes('sandbox')).toBe(type !== 'application/pdf')

    // FILE-9: our own pages may frame a PDF, nobody else and nothing else.
    const framers = type === 'application/pdf' ? "'self'" : "'none'"
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${framers}`)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('keeps a name in any script in its headers', async () => {
    const { url } = await makeFile(app(), { name: '会社 "1".txt' })
    const { headers } = await ask(pathOfUrl(url))
    expect(headers['content-disposition']).toBe(
      `attachment; filename="?? \\"1\\".txt"; filename*=UTF-8''%E4%BC%9A%E7%A4%BE%20%221%22.txt`,
    )
  })

  it('answers HEAD like GET, without the bytes', async () => {
    const { url } = await makeFile(app(), { content: randomBytes(12_345) })
    const response = await ask(pathOfUrl(url), {}, 'HEAD')
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
    expect(response.headers).toMatchObject({ 'content-length': '12345', 'accept-ranges': 'bytes' })
    const get = await ask(pathOfUrl(url))
    const ownOfEach = { date: '', 'x-request-id': '' }
    expect({ ...response.headers, ...ownOfEach }).toEqual({ ...get.headers, ...ownOfEach })
  })

  it('answers a range with that part', async () => {
    const content = randomBytes(1000)
    const { url } = await makeFile(app(), { content })
    const part = await ask(pathOfUrl(url), { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(content.subarray(10, 20))).toBe(true)
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-length': '10' })
    const none = await ask(pathOfUrl(url), { range: 'bytes=1000-' })
    expect([none.statusCode, none.headers['content-range'], none.body]).toEqual([416, 'bytes */1000', ''])
  })

  it('answers 304 when the client has this version', async () => {
    const { url } = await makeFile(app())
    const { headers } = await ask(pathOfUrl(url))
    const byTag = await ask(pathOfUrl(url), { 'if-none-match': String(headers['etag']) })
    const byDate = await ask(pathOfUrl(url), { 'if-modified-since': String(headers['last-modified']) })
    expect([byTag.statusCode, byTag.body, byDate.statusCode]).toEqual([304, '', 304])
  })

  it('answers 404 when the bytes are gone', async () => {
    const { url, key } = await makeFile(app())
    await app().files.remove(key)
    expect((await ask(pathOfUrl(url))).statusCode).toBe(404)
    expect((await filesOnDisk(app())).some((file) => file.endsWith(key))).toBe(false)
  })

  it.each([
    '/file/nothing',
    '/file/',
    '/file/..%2foutside',
    '/file/people/..%5c..%5c..%5coutside',
    '/file/%2fetc%2fpasswd',
    '/file//etc/passwd',
    '/file/.incoming/x',
    '/file/%00',
    `/file/${'a'.repeat(5000)}`,
  ])('never reads outside the store: %s', async (url) => {
    const address = await ask(url)
    expect([address.statusCode, address.json()]).toMatchObject([404, { ok: false, code: 'NOT_FOUND' }])
  })
})

it('a raw path over a socket, which no client has normalised, never reads outside the store', async () => {
  const address = new URL(await listen(app()))
  const socket = connect(Number(address.port), address.hostname)
  socket.write(
    `GET /file/../outside HTTP/1.1\r\nhost: x\r\nauthorization: JWT ${app().staffToken}\r\nconnection: close\r\n\r\n`,
  )
  const answer = (await socket.toArray()).join('')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

describe('behind a proxy, without PUBLIC_URL', () => {
  const behindProxy = useApp({ TRUST_PROXY: '1' })

  it.each([
    [{ 'x-forwarded-proto': 'https' }, 'https://crm.example.ie'],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'forged.example.com' }, 'https://crm.example.ie'],
    [{ 'x-forwarded-proto': 'ftp' }, 'http://crm.example.ie'],
  ])('a request with %j gets addresses of files that begin with %s (SEC-7)', async (forwarded, address) => {
    await makeFile(behindProxy(), { name: 'proof.pdf' })
    const headers = { ...forwarded, host: 'crm.example.ie', authorization: `JWT ${behindProxy().staffToken}` }
    const response = await behindProxy().app.inject({ method: 'POST', url: '/file/search', headers })
    expect(response.json<{ data: { url: string }[] }>().data[0]?.url.split('/file/')[0]).toBe(address)
  })
})
