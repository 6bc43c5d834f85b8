import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDb, createPool, type Db } from '#platform/database/database'
import { DatabaseUnavailable } from '#platform/database/database-unavailable'
import { useApp } from '#testing/test-app'

const app = useApp()
let admin: Db

beforeAll(() => {
  admin = createDb(createPool({ ...inject('postgres'), database: 'postgres' }, { max: 1 }))
})
afterAll(() => admin.destroy())

const databaseName = () => new URL(app().databaseUrl).pathname.slice(1)

const letConnect = (isAllowed: boolean) =>
  sql`alter database ${sql.id(databaseName())} allow_connections ${sql.lit(isAllowed)}`.execute(admin)

const endConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${databaseName()}`.execute(admin)

it('while the database is away every call answers 503 with Retry-After, and works again when it is back (API-11)', async () => {
  await letConnect(false)
  await endConnections()

  const credentials = { email: 'niamh.kelly@example.ie', password: 'a long enough password' }
  const answers = [
    await app().staff(usersCalls.checkSession),
    await app().staff(tasksCalls.searchTasks, { body: {} }),
    await app().anybody(usersCalls.signIn, { body: credentials }),
  ]
  for (const { status, headers, problem } of answers)
    expect([status, problem.ok, problem.code, headers['retry-after']]).toEqual([503, false, 'NOT_READY', '5'])

  const ready = await app().app.inject({ url: '/health/ready' })
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])

  await letConnect(true)
  expect((await app().staff(usersCalls.checkSession)).status).toBe(200)
})

it('a transaction whose connection is lost fails with DatabaseUnavailable (API-11)', async () => {
  const lost = app()
    .db.transaction()
    .execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
})
