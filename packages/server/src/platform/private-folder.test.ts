import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFolderStore } from './file-store/folder-store.ts'
import { createOutbox } from './mailer/outbox.ts'
import { closeOpenFolders, closeToWriters } from './private-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-private-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (...parts: string[]) => ((await stat(path.join(folder, ...parts))).mode & 0o777).toString(8)

it('a stored file is 0600, and the folder of the store and the folder of the file are 0700 (SEC-4)', async () => {
  await mkdir(path.join(folder, 'people'), { mode: 0o755 })
  const store = await createFolderStore(folder)
  const received = await store.receive(Readable.from([Buffer.from('passport')]))
  await received.moveTo('people/1/passport.png')

  expect(await modeOf('people', '1', 'passport.png')).toBe('600')
  for (const parts of [[], ['people', '1'], ['.incoming']]) expect(await modeOf(...parts)).toBe('700')
})

it('a written email is 0600 in a 0700 folder, whatever the folder was before (SEC-4)', async () => {
  const email = { from: 'a@example.ie', to: ['b@example.ie'], subject: 'S', text: 'T', html: 'T', messageId: '<1@a>' }
  await createOutbox(folder).deliver(email as never, async () => {})

  const [name = ''] = await readdir(folder)
  expect([await modeOf(name), await modeOf()]).toEqual(['600', '700'])
})

it('folders that others can read are named and closed, with everything in them (SEC-4)', async () => {
  await mkdir(path.join(folder, 'people'), { mode: 0o755 })
  await writeFile(path.join(folder, 'people', 'passport.png'), 'x', { mode: 0o644 })

  expect(await closeOpenFolders([folder, path.join(folder, 'not-there')])).toEqual([folder])
  expect([await modeOf(), await modeOf('people'), await modeOf('people', 'passport.png')]).toEqual([
    '700',
    '700',
    '600',
  ])
  expect(await closeOpenFolders([folder])).toEqual([])
})

it('other accounts lose the right to write in a folder, and a folder with the sticky bit, such as /tmp, stays as it is (SEC-4)', async () => {
  await chmod(folder, 0o777)
  expect([await closeToWriters(folder), await modeOf()]).toEqual([true, '755'])
  expect([await closeToWriters(folder), await modeOf()]).toEqual([false, '755'])

  await chmod(folder, 0o1777)
  expect([await closeToWriters(folder), await modeOf()]).toEqual([false, '777'])
})
