import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestBucket } from '#testing/test-bucket'
import { nowMs } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { ABANDONED_AFTER_MS } from './abandoned-uploads.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'registrar-store-'))
const bucket = await startTestBucket()
afterAll(async () => {
  await bucket.stop()
  await rm(folder, { recursive: true, force: true })
})

const Bucket = bucket.env['S3_BUCKET']
const client = new S3Client({
  endpoint: bucket.env['S3_ENDPOINT'] ?? '',
  region: 'eu-west-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

const keysInBucket = async () =>
  ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key = '' }) => Key)

const filesInFolder = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'files'), path.join(entry.parentPath, entry.name)))

describe.each([
  ['a folder', () => openFileStore(readConfig({ DATA_DIR: folder })), filesInFolder],
  ['a bucket', () => openFileStore(readConfig({ DATA_DIR: folder, ...bucket.env })), keysInBucket],
])('%s', (_, open, all) => {
  let store: FileStore
  beforeAll(async () => {
    store = await open()
  })
  const keep = async (key: string, content: Buffer) => {
    const received = await store.receive(Readable.from([content]))
    await received.moveTo(key)
    return received
  }
  const bytesOf = async (key: string, range?: { start: number; end: number }) => {
    const bytes = await store.get(key, range)
    return bytes && (await buffer(bytes)).toString()
  }

  it('stores bytes under the key that they are moved to, reads a part of them, and removes them', async () => {
    const received = await store.receive(Readable.from([Buffer.from('ab'), Buffer.from('cd')]))
    expect(received.size).toBe(4)
    await received.moveTo('people/1/x.txt')
    expect(await bytesOf('people/1/x.txt')).toBe('abcd')
    expect(await bytesOf('people/1/x.txt', { start: 1, end: 2 })).toBe('bc')
    expect(await all()).toEqual([path.join('people', '1', 'x.txt')])
    await store.remove('people/1/x.txt')
    expect(await bytesOf('people/1/x.txt')).toBeUndefined()
    expect(await all()).toEqual([])
  })

  it.each([
    'people/1/Élise O’Hara, 50% & more+ (#1)?.pdf',
    'organization/2/Annual returns/3/日本 "x".txt',
    'a/b/c=d;e',
  ])('stores a file under the key %s', async (key) => {
    await keep(key, Buffer.from('named'))
    expect(await bytesOf(key)).toBe('named')
    await store.remove(key)
    expect(await all()).toEqual([])
  })

  it('stores an empty file', async () => {
    const { discard, size } = await keep('people/1/empty.txt', Buffer.alloc(0))
    expect([size, await bytesOf('people/1/empty.txt')]).toEqual([0, ''])
    await discard()
  })

  it('stores many megabytes byte for byte', async () => {
    const pieces = Array.from({ length: 40 }, () => randomBytes(512 * 1024))
    const received = await store.receive(Readable.from(pieces))
    await received.moveTo('people/1/large.bin')
    const kept = await store.get('people/1/large.bin')
    expect(kept && (await buffer(kept)).equals(Buffer.concat(pieces))).toBe(true)
    await received.discard()
  })

  it.each([0, 100_000, 20_000_000])('stores nothing of a stream that breaks after %i bytes', async (size) => {
    const broken = async function* () {
      yield Buffer.alloc(size)
      throw new Error('broke')
    }
    await expect(store.receive(Readable.from(broken()))).rejects.toThrow('broke')
    expect(await all()).toEqual([])
  })

  it('stores nothing that is discarded, with or without a key', async () => {
    const early = await store.receive(Readable.from([Buffer.from('a')]))
    await early.discard()
    const late = await keep('people/2/x.txt', Buffer.from('a'))
    await late.discard()
    expect(await all()).toEqual([])
  })
})

describe('an abandoned upload', () => {
  afterEach(() => void vi.useRealTimers())

  it('is removed from a folder after a day', async () => {
    const [abandoned, fresh] = ['abandoned', 'fresh'].map((name) => path.join(folder, 'files/.incoming', name)) as [
      string,
      string,
    ]
    await writeFile(abandoned, 'x')
    await writeFile(fresh, 'x')
    const limit = (nowMs() - ABANDONED_AFTER_MS) / 1000
    await utimes(abandoned, limit - 60, limit - 60)
    await utimes(fresh, limit + 60, limit + 60)
    await openFileStore(readConfig({ DATA_DIR: folder }))
    expect(await filesInFolder()).toEqual([path.join('.incoming', 'fresh')])
  })

  // The bucket of the tests takes the time of a file from the disk, whose clock libfaketime does not move.
  it.skipIf(process.env['FAKETIME'])('is removed from a bucket after a day', async () => {
    for (const Key of ['.incoming/left', 'people/1/kept.txt'])
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
    const open = () => openFileStore(readConfig({ DATA_DIR: folder, ...bucket.env }))
    await open()
    expect(await keysInBucket()).toEqual(['.incoming/left', 'people/1/kept.txt'])
    vi.useFakeTimers({ now: nowMs() + 2 * ABANDONED_AFTER_MS, toFake: ['Date'] })
    await open()
    vi.useRealTimers()
    expect(await keysInBucket()).toEqual(['people/1/kept.txt'])
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'people/1/kept.txt' }] } }))
  })
})

it.each(['../x', 'a/../../x', '/etc/passwd', '.incoming/x', '.', ''])(
  'a folder store refuses the key %j, which is not the path of a stored file',
  async (key) => {
    const store = await openFileStore(readConfig({ DATA_DIR: folder }))
    await expect(store.get(key)).rejects.toThrow('outside the file store')
  },
)

it.each([
  ['that does not exist', { S3_BUCKET: 'elsewhere' }],
  ['that the account may not use', { S3_ACCESS_KEY_ID: 'WRONG' }],
  ['whose server does not answer', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
])('a bucket %s is refused with a sentence', async (_, env) => {
  const config = readConfig({ DATA_DIR: folder, ...bucket.env, ...env })
  await expect(openFileStore(config)).rejects.toThrow(/^The bucket \w+ at http:\S+ cannot be used: .+\.$/)
})
