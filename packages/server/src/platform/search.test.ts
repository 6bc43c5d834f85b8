import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { countsWords, matchesWords } from './search.ts'

let database: TestDatabase

const names = [
  'Liffey Software',
  'Łódź 100%_Media',
  'Back\\slash Société',
  'Éditions Lumière',
  "O'Brien & Sons",
  'aaaabbbb abab',
]

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into people (id, first_name, last_name)
    select gen_random_uuid(), one, other from unnest(${names}::text[]) one, unnest(${names}::text[]) other`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

const found = async (holds: typeof matchesWords, words: string[]) => {
  const rows = await database.db
    .selectFrom('people')
    .select('id')
    .where((eb) => holds(eb.ref('search_text'), words, true)(eb))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

// Pieces of the names, and now and then a letter more or another, so that some find nothing.
const piece = fc
  .tuple(
    fc.constantFrom(...names),
    fc.nat(12),
    fc.integer({ min: 1, max: 10 }),
    fc.constantFrom('', '', '', '', '', '', 'x', '%'),
  )
  .map(([name, from, length, end]) => name.slice(from, from + length).replaceAll(' ', '') + end)
  .filter((word) => word !== '')

it('what several words find is counted as it is listed, whatever the words', async () => {
  let some = 0
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 2, maxLength: 3 }), async (words) => {
      const listed = await found(matchesWords, words)
      if (listed.length > 0) some += 1
      expect(await found(countsWords, words)).toEqual(listed)
    }),
    { numRuns: 200 },
  )
  expect(some).toBeGreaterThan(20)
})

it('a word is not found by its letters in other words', async () => {
  expect(await found(countsWords, ['software', 'aaabab'])).toEqual([])
  expect(await found(countsWords, ['software', 'aaabbb'])).not.toEqual([])
})
