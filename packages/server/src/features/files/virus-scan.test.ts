import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import path from 'node:path'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { afterAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const COMMAND = 'zINSTREAM\0'
let scannedBytes: Buffer = Buffer.alloc(0)

/** @returns the content of the chunks after the command; undefined until the empty chunk has arrived */
const contentOf = (stream: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= stream.length) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Stands in for clamd: receives a command, chunks preceded by their length and an empty chunk, and sends one answer. */
const clamd: Server = createServer((socket) => {
  let received: Buffer = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    const content = contentOf(received)
    if (!content) return
    scannedBytes = content
    if (content.includes('too large')) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    socket.end(content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
  })
})
await new Promise<void>((resolve) => {
  clamd.listen(0, '127.0.0.1', resolve)
})
afterAll(() => clamd.close())

const app = useApp({ CLAMD_URL: `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}` })

const uploadJson = (content: string) =>
  app().staff(filesCalls.uploadFile, {
    body: {
      file: { rawData: `data:text/plain;base64,${Buffer.from(content).toString('base64')}`, name: 'a.txt' },
      folder: 'people',
    },
  })

const uploadForm = async (content: string) => {
  const form = new FormData()
  form.set('folder', 'people')
  form.set('file', new Blob([content]), 'a.txt')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return app().app.inject({
    method: 'POST',
    url: '/file',
    headers: { authorization: `JWT ${app().staffToken}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const stored = async () => ({
  files: (
    await readdir(path.join(app().config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length,
  rows: (await app().db.selectFrom('files').select('key').execute()).length,
})

it('an infected file is refused, and nothing of it is kept (SEC-9)', async () => {
  const json = await uploadJson(`before ${EICAR} after`)
  expect([json.status, json.problem.code]).toEqual([422, 'FILE_INFECTED'])
  const form = await uploadForm(EICAR)
  expect([form.statusCode, form.json<{ code: string }>().code]).toEqual([422, 'FILE_INFECTED'])
  expect(await stored()).toEqual({ files: 0, rows: 0 })
})

it('a file that the scanner cannot scan is refused, too (SEC-9)', async () => {
  const { status, problem } = await uploadJson('this is too large')
  expect([status, problem.code]).toEqual([503, 'NOT_READY'])
  expect(problem.message).toContain('size limit exceeded')
  expect(await stored()).toEqual({ files: 0, rows: 0 })
})

it('a clean file is scanned whole, and kept (SEC-9)', async () => {
  const content = 'clean '.repeat(100_000)
  expect((await uploadJson(content)).status).toBe(200)
  expect(scannedBytes.toString()).toBe(content)
  expect((await uploadForm('clean, too')).statusCode).toBe(200)
  expect(await stored()).toEqual({ files: 2, rows: 2 })
})

it('while the scanner does not answer, nothing can be uploaded (SEC-9)', async () => {
  await new Promise((resolve) => clamd.close(resolve))
  const { status, problem } = await uploadJson('clean')
  expect([status, problem.code]).toEqual([503, 'NOT_READY'])
})
