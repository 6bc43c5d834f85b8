import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { loggedError } from './logged-error.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('the log says why a connection was lost in a line that can be read', async () => {
  const { pool } = database
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const failed: Promise<unknown[]> = once(pool, 'error')
  const other = await createTestDatabase()
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.drop()

  const [error] = await failed
  const { message, code, stack, ...more } = loggedError(error as Error) as Record<string, string>
  expect({ message, code }).toEqual({ message: expect.stringContaining('terminat'), code: '57P01' })
  expect(stack).toContain(message)
  expect(JSON.stringify(more).length).toBeLessThan(500)
})

it('the log has no value of the row that an error is about', async () => {
  await database.pool.query('create table addresses (mail text unique)')
  const insert = () => database.pool.query(`insert into addresses values ('niamh.kelly@example.ie')`)
  await insert()

  const error: unknown = await insert().catch((reason: unknown) => reason)
  expect(JSON.stringify(loggedError(error as Error))).not.toContain('niamh')
})
