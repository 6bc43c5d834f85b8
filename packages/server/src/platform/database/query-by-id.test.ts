import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { newId } from './ids.ts'
import { queryById } from './query-by-id.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('a query by id finds the record of each id, and nothing for an unknown one', async () => {
  const { db } = database
  const findProduct = queryById((on, id) => on.selectFrom('products').select('name').where('id', '=', id))
  const [seal, stamp] = [newId(), newId()]
  await db
    .insertInto('products')
    .values([
      { id: seal, name: 'Seal' },
      { id: stamp, name: 'Stamp' },
    ])
    .execute()

  expect(await findProduct(db, seal)).toEqual({ name: 'Seal' })
  expect(await findProduct(db, stamp)).toEqual({ name: 'Stamp' })
  expect(await findProduct(db, newId())).toBeUndefined()
})

it('a query that takes another value than the id is refused, because its SQL would keep the first value', async () => {
  const findSeal = queryById((on, id) =>
    on.selectFrom('products').select('name').where('id', '=', id).where('name', '=', 'Seal'),
  )

  await expect(findSeal(database.db, newId())).rejects.toThrow('takes a value that it was not given')
})
