import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { healthRoutes } from '#platform/http/health'
import { createServer } from '#platform/http/server'
import { postInHalves } from '#testing/one-connection'
import { useApp } from '#testing/test-app'
import { dataUrlOf, filesOnDisk } from './files.factory.ts'
import { filesRoutes } from './files.routes.ts'

const LIMIT = 300_000

const app = useApp()
let server: FastifyInstance
let address = ''
beforeAll(async () => {
  server = await createServer(app(), async (routes) => {
    healthRoutes(routes)
    filesRoutes(routes, { maxBytes: LIMIT })
  })
  address = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const staff = () => ({ authorization: `JWT ${app().staffToken}` })

const multipart = (content: Buffer, isFolderFirst = true): { body: Buffer; type: string } => {
  const folder = '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\npeople/1\r\n'
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  const [before, after] = isFolderFirst ? [folder, ''] : ['', folder]
  const body = [Buffer.from(before + head), content, Buffer.from(`\r\n${after}--b--\r\n`)]
  return { body: Buffer.concat(body), type: 'multipart/form-data; boundary=b' }
}

const json = (content: Buffer, isFolderFirst = true): { body: Buffer; type: string } => {
  const file = { rawData: dataUrlOf(content), name: 'a.bin' }
  const body = isFolderFirst ? { folder: 'people/1', file } : { file, folder: 'people/1' }
  return { body: Buffer.from(JSON.stringify(body)), type: 'application/json' }
}

const ways: [string, (content: Buffer) => { body: Buffer; type: string }][] = [
  ['multipart, folder first', (content) => multipart(content)],
  ['multipart, file first', (content) => multipart(content, false)],
  ['JSON, folder first', (content) => json(content)],
  ['JSON, file first', (content) => json(content, false)],
]

const storedFiles = async () => [
  await filesOnDisk(app()),
  (await app().db.selectFrom('files').select('key').execute()).map(({ key }) => key),
]

describe.each(ways)('%s (FILE-1)', (_, make) => {
  const send = async (size: number) => {
    const { body, type } = make(randomBytes(size))
    const headers = { ...staff(), 'content-type': type }
    const response = await fetch(`${address}/file`, { method: 'POST', headers, body: new Uint8Array(body) })
    return { status: response.status, answer: await response.json() }
  }

  it('accepts a file of exactly the limit', async () => {
    expect(await send(LIMIT)).toMatchObject({ status: 200, answer: { ok: true } })
  })

  it.each([LIMIT + 1, 40 * LIMIT])('refuses a file of %i bytes with a message, and keeps nothing', async (size) => {
    const before = await storedFiles()
    expect(await send(size)).toEqual({
      status: 413,
      answer: { ok: false, code: 'FILE_TOO_LARGE', message: 'File size exceeds the 1GB limit.' },
    })
    expect(await storedFiles()).toEqual(before)
  })

  it('refuses before the end of the body, and the connection stays usable', async () => {
    const { body, type } = make(randomBytes(40 * LIMIT))
    expect(await postInHalves(`${address}/file`, { ...staff(), 'content-type': type }, body)).toMatchObject({
      status: 413,
      answer: { code: 'FILE_TOO_LARGE' },
      statusAfter: 200,
    })
  })

  it('fails with a message when the disk is full, and the connection stays usable', async () => {
    vi.spyOn(app().files, 'receive').mockImplementationOnce(async (bytes) => {
      // Fails late in the first half of the body, so that the upload is waiting for the second.
      let size = 0
      while (size < 0.4 * LIMIT) {
        const [piece] = (await once(bytes, 'data')) as [Buffer]
        size += piece.length
      }
      await setImmediate()
      bytes.destroy()
      throw new Error('disk full')
    })
    const { body, type } = make(randomBytes(LIMIT))
    const answered = await postInHalves(`${address}/file`, { ...staff(), 'content-type': type }, body)
    expect(answered).toMatchObject({
      status: 500,
      answer: { ok: false, code: 'INTERNAL_ERROR', message: expect.any(String) },
      statusAfter: 200,
    })
  })

  it('leaves nothing behind when the connection breaks', async () => {
    const before = await storedFiles()
    const { body, type } = make(randomBytes(LIMIT))
    const headers = { ...staff(), 'content-type': type, 'content-length': body.length }
    const sent = httpRequest(`${address}/file`, { method: 'POST', headers })
    sent.on('error', () => {})
    sent.write(body.subarray(0, LIMIT / 2))
    await expect.poll(() => filesOnDisk(app())).toHaveLength((before[0]?.length ?? 0) + 1)
    sent.destroy()
    await expect.poll(storedFiles).toEqual(before)
  })
})

it('an upload with an invalid token is refused with 401, however much is sent', async () => {
  const { body, type } = json(randomBytes(40 * LIMIT))
  const headers = { authorization: 'JWT invalid', 'content-type': type }
  const response = await fetch(`${address}/file`, { method: 'POST', headers, body: new Uint8Array(body) })
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
})
