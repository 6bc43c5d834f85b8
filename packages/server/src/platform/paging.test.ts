import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { countRows } from './paging.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into people (id, first_name, last_name)
    select gen_random_uuid(), case when i % 100 = 0 then 'Rare' else 'Common' end, 'Byrne'
    from generate_series(1, 3000) i`.execute(database.db)
  await sql`analyze people`.execute(database.db)
})
afterAll(() => database.drop())

const called = (word: string) => database.db.selectFrom('people').select('id').where('search_text', 'like', `%${word}%`)

describe('counting', () => {
  it.each([
    ['all', 'common', null, true, 2970],
    ['one past the cap, and no further', 'common', 500, false, 501],
    ['one past the cap, as expected of a common word', 'common', 500, true, 501],
    ['exactly below the cap', 'rare', 500, true, 30],
    ['exactly at the cap', 'rare', 30, true, 30],
    ['nothing', 'nobody', 500, true, 0],
  ])('%s', async (_what, word, cap, isOneCondition, total) => {
    const counting = { question: ['test', word], query: () => called(word), isOneCondition }
    expect(await countRows(database.db, counting, cap)).toBe(total)
  })
})
