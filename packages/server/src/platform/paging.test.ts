import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { countRows, readPage } from './paging.ts'
import { orderedBy } from './sorting.ts'

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

describe('a page that is found with its total', () => {
  const read = (
    words: [string, string],
    page: number,
    limit: number,
    isOnce: boolean,
    order: 'asc' | 'desc' = 'asc',
  ) => {
    const { db } = database
    const key = { column: 'people.created_at', isNullable: true }
    const base = () =>
      words.reduce((query, word) => query.where('search_text', 'like', `%${word}%`), db.selectFrom('people'))
    const question = ['test', words, order]
    return readPage(db, {
      page,
      limit,
      question: [...question, isOnce],
      isCapped: true,
      findOnce: isOnce
        ? { found: () => base().select(['people.id', 'people.created_at as sort_key']), key, order }
        : undefined,
      rows: (slice) =>
        (slice.ids ? db.selectFrom('people').where('people.id', 'in', slice.ids) : base())
          .select('people.id')
          .$call(orderedBy(key, 'people.id', order, slice.isReversed))
          .limit(slice.limit)
          .offset(slice.offset),
      count: (cap) => countRows(db, { question, query: () => base().select('people.id') }, cap),
    })
  }

  it.each([
    ['first', 1, 25, 'asc'],
    ['later', 3, 7, 'desc'],
    ['last', 2, 20, 'asc'],
    ['past the last', 9, 25, 'desc'],
  ] as const)('is the same as one that is walked to: the %s', async (_which, page, limit, order) => {
    const once = await read(['rare', 'byrne'], page, limit, true, order)
    expect(once).toEqual(await read(['rare', 'byrne'], page, limit, false, order))
    expect(once.totalItems).toBe(30)
  })

  it('of nothing is empty', async () => {
    expect(await read(['rare', 'nobody'], 1, 25, true)).toEqual({ data: [], totalItems: 0, totalPages: 0 })
  })

  it('of more than is counted is walked to, and the total says so', async () => {
    await sql`
      insert into people (id, first_name, last_name, created_at)
      select gen_random_uuid(), 'Crowded', 'House', now() - i * interval '1 s' from generate_series(1, 10050) i`.execute(
      database.db,
    )
    const page = await read(['crowded', 'house'], 2, 25, true)
    expect(page).toEqual(await read(['crowded', 'house'], 2, 25, false))
    expect(page).toMatchObject({ totalItems: 10_000, totalIsCapped: true })
    expect(page.data).toHaveLength(25)
  })
})
