import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/database/database'
import { useSorts } from '#testing/plans'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { nullableSorts, notNullSorts, type List, type ListQuery } from './list.ts'
import { searchList, sumList } from './search-list.ts'

type Query = ListQuery & { search?: string; vif?: boolean; deletedAt?: boolean }

const list: List<Query, { id: string; mail: string | null }> = {
  from: 'people as p',
  shown: sql`p.deleted_at is null`,
  instead: { deletedAt: sql`p.deleted_at is not null` },
  search: { field: 'search', column: 'p.search_text' },
  filters: { vif: (hasVif) => sql`p.has_vif = ${hasVif}` },
  sorts: { ...notNullSorts({ createdAt: 'p.created_at' }), ...nullableSorts({ mail: 'p.sort_mail' }) },
  sums: { letters: sql`length(p.first_name)` },
  row: (db, id) => db.selectFrom('people').select(['people.id', 'people.mail']).where('people.id', '=', id),
}

let database: TestDatabase

// There are 10,100 people. Every tenth has no email address, and every hundredth is named Rare and has a VIF. Ten more people are
// deleted.
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into people (id, first_name, last_name, mail, has_vif, created_at, deleted_at)
    select gen_random_uuid(), case when i % 100 = 0 then 'Rare' else 'Common' end, 'Byrne',
      case when i % 10 <> 0 then lpad(i::text, 5, '0') || '@example.ie' end, i % 100 = 0,
      '2026-01-01'::timestamptz + i * interval '1 s', case when i > 10100 then now() end
    from generate_series(1, 10110) i`.execute(database.db)
  await sql`analyze people`.execute(database.db)
})
afterAll(() => database.drop())

const search = (query: Partial<Query>, db: Db = database.db) =>
  searchList(
    db,
    list,
    { page: 1, limit: 25, sortField: 'createdAt', sortOrder: 'asc', ...query },
    { today: '2026-03-01' },
  )

describe('a search of a list', () => {
  it.each([
    ['of everything', {}, 10_100],
    ['of a filter', { vif: true }, 101],
    ['of a term', { search: 'RARE' }, 101],
    ['of terms and a filter', { search: 'byr rare', vif: false }, 0],
    ['of what is deleted', { deletedAt: true }, 10],
    ['of a common term', { search: 'byrne' }, 10_100],
    ['past the end', { search: 'rare', page: 9 }, 101],
    ['far past the end', { page: Number.MAX_SAFE_INTEGER }, 10_100],
  ])('finds the right page and total %s (LIST-1)', async (_, query, totalItems) => {
    const page = await search(query)
    expect(page).toMatchObject({ totalItems, totalPages: Math.ceil(totalItems / 25) })
    expect(page.data).toHaveLength('page' in query ? 0 : Math.min(25, totalItems))
  })

  it.each(['asc', 'desc'] as const)(
    'lists blanks last and loses no row between pages, sorted %s (LIST-2)',
    async (sortOrder) => {
      for (const query of [{}, { search: 'byrne' }, { vif: true }]) {
        const sorted = { ...query, sortField: 'mail', sortOrder, limit: 1000 }
        const { totalPages, totalItems } = await search(sorted)
        const rows = []
        for (let page = 1; page <= totalPages; page += 1) rows.push(...(await search({ ...sorted, page })).data)
        const mails = rows.map(({ mail }) => mail)
        const known = mails.filter((mail) => mail !== null).toSorted()
        expect(mails.slice(0, known.length)).toEqual(sortOrder === 'asc' ? known : known.toReversed())
        expect(new Set(rows.map(({ id }) => id)).size).toBe(totalItems)
      }
    },
  )

  it('sums all matches, with the page and without it', async () => {
    expect((await search({ vif: true })).sums).toEqual({ letters: 404 })
    const query = { page: 1, limit: 1, sortField: 'createdAt', sortOrder: 'asc', search: 'rare' } as const
    expect(await sumList(database.db, list, query, { today: '2026-03-01' })).toEqual({ letters: 404 })
  })
})

describe('several terms with signs and accents', () => {
  beforeAll(() =>
    sql`insert into people (id, first_name, last_name) values (gen_random_uuid(), 'Zoë', ${"O'Keeffe-Łuczak"})`.execute(
      database.db,
    ),
  )
  afterAll(() => sql`delete from people where first_name = 'Zoë'`.execute(database.db))

  it.each([
    ["o'keeffe-łuczak zoë", 1],
    ['keeffe zo', 1],
    ['ŁUCZ zoé', 1],
    ["zoë o'k", 1],
    ["zoe '-'", 1],
    ['keeffe keefez', 0],
    ['%ee zoë', 0],
    ['keeff_ zoë', 0],
  ])('find what has all of them: %s (LIST-3)', async (terms, count) => {
    expect(await search({ search: terms })).toMatchObject({ totalItems: count })
  })
})

const sorts = useSorts()

it.each(['createdAt asc', 'createdAt desc', 'mail asc', 'mail desc'])(
  'a list without a filter is read by %s from an index',
  async (sort) => {
    const [sortField, sortOrder] = sort.split(' ') as [string, 'asc' | 'desc']
    expect(await sorts((db) => search({ sortField, sortOrder }, db))).toEqual([])
  },
)
