import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import type { RowReader } from './list.ts'
import { listRows } from './list-rows.ts'

const [ada, bea, nobody] = [
  '01a1fbc3-c238-73ba-a010-250c35c466aa',
  '01a1fbc3-c238-73ba-a010-250c35c466ab',
  '01a1fbc3-c238-73ba-a010-250c35c466ac',
]

const people: RowReader<{ id: string; name: string }> = {
  row: (db, id) =>
    db.selectFrom('people').select(['people.id', 'people.first_name as name']).where('people.id', '=', id),
}

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`insert into people (id, first_name, last_name) values (${ada}, 'Ada', 'Byrne'), (${bea}, 'Bea', 'Byrne')`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

it('the rows of a list are read in the order of their ids, without those that do not exist', async () => {
  const { rows } = await listRows(database.db, people, [bea, nobody, ada]).execute(database.db)
  expect(rows).toEqual([
    { id: bea, name: 'Bea' },
    { id: ada, name: 'Ada' },
  ])
})

it('the statement that reads the rows of a list is prepared once, whatever the ids are', async () => {
  await database.db.connection().execute(async (connection) => {
    for (const ids of [[ada], [bea, ada], [nobody]]) await listRows(database.db, people, ids).execute(connection)
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement ~ 'unnest'`.execute(connection)
    expect(rows).toHaveLength(1)
  })
})
