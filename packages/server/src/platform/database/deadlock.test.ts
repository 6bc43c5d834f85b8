import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { inTransaction, type Tx } from './database.ts'
import { newId } from './ids.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// Under a moved clock PostgreSQL never looks for a deadlock: libfaketime shows its alarm the real time.
it.skipIf(process.env['FAKETIME'])(
  'when two transactions wait for each other, both are saved in the end, each once',
  async () => {
    const { db } = database
    const ids = [newId(), newId()] as const
    await db
      .insertInto('products')
      .values(ids.map((id) => ({ id, name: id })))
      .execute()
    const append = (tx: Tx, id: string, letter: string) =>
      tx
        .updateTable('products')
        .set({ name: sql<string>`name || ${letter}` })
        .where('id', '=', id)
        .execute()
    const holdsFirst = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    let runs = 0

    const change = (own: 0 | 1, other: 0 | 1, letter: string) =>
      inTransaction(db, async (tx) => {
        runs += 1
        await append(tx, ids[own], letter)
        holdsFirst[own].resolve()
        await holdsFirst[other].promise
        await append(tx, ids[other], letter)
      })
    await Promise.all([change(0, 1, 'a'), change(1, 0, 'b')])

    // One that runs again may take its first row before the other one wakes up, and they wait for each other once more.
    expect(runs).toBeGreaterThan(2)
    const products = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute()
    for (const { id, name } of products) expect([`${id}ab`, `${id}ba`]).toContain(name)
  },
)
