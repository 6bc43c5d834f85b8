import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { backupCommand } from './run-backup.ts'
import { restoreCommand } from './run-restore.ts'

const app = useApp()
let scratch = ''
let restored: TestDatabase
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'registrar-encrypted-'))
  restored = await createTestDatabase('template1')
})
afterAll(async () => {
  await restored.drop()
  await rm(scratch, { recursive: true, force: true })
})

const post = async (url: string, payload: object) => {
  const headers = { authorization: `JWT ${app().staffToken}` }
  expect((await app().app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}

it('an encrypted backup reveals nothing about a client, and can be restored only with the identity (SEC-12)', async () => {
  const secret = 'the passport of Aoife'
  const rawData = `data:application/pdf;base64,${Buffer.from(secret).toString('base64')}`
  await post('/people', { firstName: 'Aoife', lastName: 'Ní Bhriain' })
  await post('/file', { file: { rawData, name: 'passport-aoife.pdf' }, folder: 'people/1' })
  const [identity, stranger] = [await generateX25519Identity(), await generateX25519Identity()]
  const keyFile = async (name: string, key: string) => {
    const file = path.join(scratch, name)
    await writeFile(file, `# created today\n${key}\n`)
    return file
  }

  const folder = path.join(scratch, 'monday')
  const sourceEnv = { DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir }
  const recipient = await identityToRecipient(identity)
  const made = await runInProcess(backupCommand, { ...sourceEnv, BACKUP_RECIPIENTS: recipient }, folder)
  expect(made.output).toContain('encrypted')

  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ name }) => !name.endsWith('.age') || name.includes('aoife'))).toEqual([])
  for (const { parentPath, name } of files) {
    const bytes = await readFile(path.join(parentPath, name))
    expect(bytes.toString('latin1').startsWith('age-encryption.org/v1\n'), name).toBe(true)
    expect(bytes.includes(secret), name).toBe(false)
  }

  const targetEnv = { DATABASE_URL: restored.url, DATA_DIR: path.join(scratch, 'there') }
  const restore = (...args: string[]) => runInProcess(restoreCommand, targetEnv, folder, ...args)
  expect((await restore()).output).toContain('The backup is encrypted')
  expect((await restore('--identity', await keyFile('stranger', stranger))).output).toContain('cannot be decrypted')
  expect((await restore('--identity', await keyFile('own', identity))).output).toContain('Restored everything')

  const { rows } = await sql<{ name: string }>`select last_name as name from people`.execute(restored.db)
  expect(rows).toEqual([{ name: 'Ní Bhriain' }])
  const { rows: keys } = await sql<{ key: string }>`select key from files`.execute(restored.db)
  expect(await readFile(path.join(scratch, 'there/files', keys[0]?.key ?? ''), 'utf8')).toBe(secret)
})
