import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { migrate, needsUpgrade } from '#platform/database/migrate'
import { runInProcess } from '#testing/run-in-process'
import { createTestDatabase } from '#testing/test-database'
import { openDatabase } from './open-database.ts'
import { restoreCommand } from './run-restore.ts'
import { runServer } from './run-server.ts'

// Small backups of the states of main that their names say, each made by that state: a user, two companies, a person with shares,
// a follow-up, an order and a file.
const STATES = path.resolve(import.meta.dirname, '../testing/former-states')

let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'registrar-former-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

it.each(['9a7bd0d5', 'a3c3f1c4'])('a backup of the state %s is restored, upgraded and worked on', async (state) => {
  const backup = path.join(scratch, state)
  await mkdir(backup)
  execFileSync('tar', ['-xzf', path.join(STATES, `${state}.tar.gz`), '-C', backup])
  const database = await createTestDatabase('template1')
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(scratch, `data-${state}`) }
  expect(await runInProcess(restoreCommand, env, backup)).toMatchObject({ code: 0 })
  expect(await needsUpgrade(database.db)).toBe(false)

  const server = await runServer(
    readConfig({ ...env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
  )
  try {
    const post = async (url: string, body: object, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
      return fetch(server.address + url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    type Answer = { token: string; data: { name: string; Key: string }[] }
    const answerOf = async (...request: Parameters<typeof post>) => (await (await post(...request)).json()) as Answer

    const credentials = { email: 'niamh.kelly@example.ie', password: 'a long enough password' }
    const { token } = await answerOf(usersCalls.signIn.path, credentials)
    const found = await answerOf(organizationsCalls.searchOrganizations.path, {}, token)
    expect(found.data.map(({ name }) => name).toSorted()).toEqual(['Société d’Été Ltd', 'Árd Macha Holdings Ltd'])
    const [file] = (await answerOf(filesCalls.searchFiles.path, {}, token)).data
    const bytes = await post(filesCalls.downloadFile.path, { key: file?.Key }, token)
    expect(await bytes.text()).toBe('%PDF-1.4 of the client')
  } finally {
    await server.stop()
  }

  const { rows } = await sql`
    select last_name as "lastName", beneficiary_percentage as percentage
    from people join living_links on living_links.person_id = people.id`.execute(database.db)
  expect(rows).toEqual([{ lastName: "O'Connor", percentage: 33.3 }])
  await database.drop()
})

it('the tables of an older version are backed up before they are upgraded, and can be restored from there', async () => {
  const database = await createTestDatabase('template1')
  await migrate(database.db, '0074_one_queue_of_stale_records')
  await sql`insert into products (id, name) values (gen_random_uuid(), 'Full pack of before')`.execute(database.db)
  const dataDir = path.join(scratch, 'upgraded')
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir })

  await (await openDatabase(config, 'owner')).close()
  expect(await needsUpgrade(database.db)).toBe(false)
  const names = await readdir(path.join(dataDir, 'backups'))
  expect(names).toEqual([expect.stringMatching(/^before-upgrade-/)])

  await (await openDatabase(config, 'owner')).close()
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual(names)

  const other = await createTestDatabase('template1')
  const env = { DATABASE_URL: other.url, DATA_DIR: path.join(scratch, 'gone back') }
  const backup = path.join(dataDir, 'backups', names[0] ?? '')
  expect(await runInProcess(restoreCommand, env, backup)).toMatchObject({ code: 0 })
  const { rows } = await sql`select name from products where name like '%of before'`.execute(other.db)
  expect(rows).toEqual([{ name: 'Full pack of before' }])
  await other.drop()
  await database.drop()
})

it('what cannot be backed up is not upgraded', async () => {
  const database = await createTestDatabase('template1')
  await migrate(database.db, '0074_one_queue_of_stale_records')
  await sql`insert into products (id, name) values (gen_random_uuid(), 'Full pack of before')`.execute(database.db)
  const notAFolder = path.join(STATES, 'a3c3f1c4.tar.gz')
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: scratch, BACKUP_FOLDER: notAFolder })

  await expect(openDatabase(config, 'owner')).rejects.toThrow('The database is not upgraded')
  expect(await needsUpgrade(database.db)).toBe(true)
  await database.drop()
})
