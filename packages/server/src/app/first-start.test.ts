import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAccount } from '#features/users'
import { readConfig } from '#platform/config'
import { inTransaction } from '#platform/database/database'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runServer } from './run-server.ts'

let database: TestDatabase
let dataDir = ''
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-first-start-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** What a start tells the terminal of the code, and the page of the accounts. */
const start = async (env: Record<string, string> = {}) => {
  const server = await runServer(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env }),
  )
  const { isNew } = (await (await fetch(`${server.address}/app-config.json`)).json()) as { isNew: boolean }
  await server.stop()
  return { code: server.createdSignupCode, isNew }
}

it('each start shows the code that it made while there is no account, and never a configured one (SET-7)', async () => {
  const first = await start()
  expect(first).toEqual({ code: expect.stringMatching(/^[a-z2-9]{26}$/), isNew: true })
  expect(await start()).toEqual(first)
  expect(await start({ SIGNUP_SECRET_CODE: 'a configured code' })).toEqual({ code: undefined, isNew: true })

  const person = { firstName: 'Ada', lastName: 'First', email: 'ada@example.ie', password: 'a decent password' }
  await inTransaction(database.db, (tx) => createAccount(tx, person))
  expect(await start()).toEqual({ code: undefined, isNew: false })
})
