import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStore, type FileStore } from './file-store.ts'

let folder = ''
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-store-'))
  store = await createFolderStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const all = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

const bytesOf = async (key: string, range?: { start: number; end: number }) => {
  const bytes = await store.get(key, range)
  return bytes && (await buffer(bytes)).toString()
}

it('keeps bytes under the key they are given afterwards', async () => {
  const received = await store.receive(Readable.from([Buffer.from('ab'), Buffer.from('cd')]))
  expect(received.size).toBe(4)
  await received.moveTo('people/1/x.txt')
  expect(await bytesOf('people/1/x.txt')).toBe('abcd')
  expect(await bytesOf('people/1/x.txt', { start: 1, end: 2 })).toBe('bc')
  await store.remove('people/1/x.txt')
  expect(await bytesOf('people/1/x.txt')).toBeUndefined()
})

it('keeps nothing of a stream that breaks', async () => {
  const broken = async function* () {
    yield Buffer.alloc(100_000)
    throw new Error('broke')
  }
  await expect(store.receive(Readable.from(broken()))).rejects.toThrow('broke')
  expect(await all()).toEqual([])
})

it('keeps nothing that is discarded, before its place was given or after', async () => {
  const early = await store.receive(Readable.from([Buffer.from('a')]))
  await early.discard()
  const late = await store.receive(Readable.from([Buffer.from('a')]))
  await late.moveTo('people/2/x.txt')
  await late.discard()
  expect(await all()).toEqual([])
})

it.each(['../x', 'a/../../x', '/etc/passwd', '.incoming/x', '.', ''])('never leaves its folder for %s', async (key) => {
  await expect(store.get(key)).rejects.toThrow('left the file store')
})

it('forgets what an interrupted upload left a day ago', async () => {
  const [left, fresh] = ['left', 'fresh'].map((name) => path.join(folder, '.incoming', name)) as [string, string]
  await writeFile(left, 'x')
  await writeFile(fresh, 'x')
  await utimes(left, 0, 0)
  await createFolderStore(folder)
  expect(await all()).toEqual([path.join('.incoming', 'fresh')])
})
