import { Readable } from 'node:stream'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy'
import { startTestBucket } from '#testing/test-bucket'
import type { FileStore } from './file-store.ts'
import { FilesUnavailable } from './file-store-failure.ts'
import { openFileStore } from './open-file-store.ts'

let folder = ''
let bucket: Awaited<ReturnType<typeof startTestBucket>>
let proxy: TcpProxy
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-bucket-away-'))
  bucket = await startTestBucket()
  const { port } = new URL(bucket.env['S3_ENDPOINT'] ?? '')
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(port) })
  const env = { ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` }
  store = await openFileStore(readConfig({ DATA_DIR: folder, ...env }))
  const kept = await store.receive(Readable.from([Buffer.from('kept')]))
  await kept.moveTo('a/kept.txt')
})
afterEach(() => proxy.pass())
afterAll(async () => {
  await proxy.stop()
  await bucket.stop()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['refuses', () => proxy.refuse()],
  ['takes connections and answers nothing', () => proxy.freeze()],
])('a bucket that %s is told from other failures, and works again when it is back', async (_, goAway) => {
  goAway()
  const ways = [
    () => store.check(),
    () => store.get('a/kept.txt'),
    () => store.remove('a/none.txt'),
    () => store.receive(Readable.from([Buffer.from('new')])),
  ]
  const failures = await Promise.all(
    ways.map((way) =>
      way().then(
        () => 'It worked.',
        (error: unknown) => error,
      ),
    ),
  )
  for (const failure of failures) expect(failure).toBeInstanceOf(FilesUnavailable)

  proxy.pass()
  await store.check()
  expect(await store.get('a/kept.txt')).toBeDefined()
})
