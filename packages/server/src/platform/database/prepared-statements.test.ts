import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('a query by id that is repeated is prepared, and neither one that runs once nor a search nor work on a list is, because their plans depend on terms and numbers', async () => {
  const { db } = database
  const id = '01a1fbc3-c238-73ba-a010-250c35c466ab'
  await db.connection().execute(async (connection) => {
    for (let use = 0; use < 3; use += 1) {
      await connection.selectFrom('users').select('email').where('id', '=', id).execute()
      await connection.selectFrom('users').select('id').where('last_name', 'like', 'Kel%').execute()
      await sql`
        select u.role from unnest(${[id]}::uuid[]) as one (id) join users u using (id)`.execute(connection)
    }
    await connection.selectFrom('users').select('role').where('id', '=', id).execute()
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(connection)
    expect(rows.flatMap(({ statement }) => (/\busers\b/.test(statement) ? [statement.trim()] : []))).toEqual([
      'select "email" from "users" where "id" = $1',
    ])
  })
})
