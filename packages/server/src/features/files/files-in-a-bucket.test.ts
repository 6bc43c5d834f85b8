import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { startTestBucket } from '#testing/test-bucket'
import { keyOf, listen, makeFile } from './files.factory.ts'

const bucket = await startTestBucket()
const app = useApp(bucket.env)
afterAll(bucket.stop)
let address = ''
beforeAll(async () => {
  address = await listen(app())
})

const staff = () => ({ authorization: `JWT ${app().staffToken}` })

const open = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { ...staff(), ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const send = (content: Buffer) => {
  const body = new FormData()
  body.set('folder', 'organization/1/AML')
  body.set('file', new Blob([new Uint8Array(content)]), 'id.bin')
  return fetch(`${address}/file`, { method: 'POST', headers: staff(), body })
}

it('a file is stored in the bucket and served from it, whole and in part, and never touches the disk (FILE-6)', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(8_999_991)])
  const { url } = await makeFile(app(), { name: 'Procès-verbal n° 1 (signé).pdf', content })
  const there = address + new URL(url).pathname

  const whole = await open(there)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([
    200,
    'application/pdf',
    '9000000',
  ])
  expect(whole.bytes.equals(content)).toBe(true)

  const part = await open(there, { range: 'bytes=10-19' })
  expect([part.status, part.bytes.equals(content.subarray(10, 20))]).toEqual([206, true])

  expect(existsSync(path.join(app().config.dataDir, 'files'))).toBe(false)
})

it('a multipart upload is stored in the bucket too', async () => {
  const content = randomBytes(20_000_000)
  const { data: url } = (await (await send(content)).json()) as { data: string }
  expect((await open(url)).bytes.equals(content)).toBe(true)
  const { answer } = await app().staff(filesCalls.searchFiles)
  expect(answer.data[0]?.Key).toBe(keyOf(url))
})

it('an upload to a missing bucket names the store and leaves no row', async () => {
  const { answer: before } = await app().staff(filesCalls.searchFiles, { body: { limit: 100 } })
  await bucket.stop()
  const response = await send(randomBytes(20_000_000))
  expect([response.status, await response.json()]).toMatchObject([503, { ok: false, code: 'FILES_NOT_READY' }])
  const { answer: after } = await app().staff(filesCalls.searchFiles, { body: { limit: 100 } })
  expect(after).toEqual(before)
})
