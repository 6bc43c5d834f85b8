import { chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStore } from './file-store/folder-store.ts'
import { chownDataFolders } from './file-ownership.ts'
import { readSecrets } from './secrets.ts'

const ACCOUNT = 1234
const isRoot = process.getuid?.() === 0
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-owner-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const ownersOf = async () => {
  const places = await readdir(dataDir, { recursive: true })
  return new Set(await Promise.all(['', ...places].map(async (place) => (await stat(path.join(dataDir, place))).uid)))
}

it.runIf(isRoot)('as root, everything in the data folder belongs to the account of the database (SEC-14)', async () => {
  await mkdir(path.join(dataDir, 'pgdata'))
  await chown(path.join(dataDir, 'pgdata'), ACCOUNT, ACCOUNT)
  await mkdir(path.join(dataDir, 'files', 'of-an-earlier-start'), { recursive: true })
  await writeFile(path.join(dataDir, 'files', 'of-an-earlier-start', 'a.pdf'), 'a')

  await chownDataFolders(dataDir, ['files', 'outbox', 'secrets'])
  expect(await ownersOf()).toEqual(new Set([ACCOUNT]))

  const store = await createFolderStore(path.join(dataDir, 'files'))
  const received = await store.receive(Readable.from(['a passport']))
  await received.moveTo('people/1/passport.pdf')
  await readSecrets(dataDir, { jwtSecret: undefined, signupSecretCode: undefined })
  expect(await readdir(path.join(dataDir, 'files', 'people', '1'))).toEqual(['passport.pdf'])
  expect(await ownersOf()).toEqual(new Set([ACCOUNT]))
})
