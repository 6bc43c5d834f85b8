import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { type Db, inTransaction, type Tx } from './database.ts'
import { send, sendForRows } from './send.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.drop())
beforeEach(() => db.deleteFrom('row_counts').execute())

const count = (tx: Tx, name: string) => tx.insertInto('row_counts').values({ table_name: name, delta: 1 })
// The column may not be null.
const fail = (tx: Tx) => tx.insertInto('row_counts').values({ table_name: sql`null`, delta: 1 })

const countedNames = async (on: Db | Tx) =>
  (await on.selectFrom('row_counts').select('table_name').orderBy('table_name').execute()).map((row) => row.table_name)

it('writes that are sent run in their order, before the next statement that is waited for', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await send(tx, count(tx, 'a'))
    await send(tx, tx.updateTable('row_counts').set({ table_name: 'b' }))
    await send(tx, count(tx, 'c'))
    return countedNames(tx)
  })

  expect(seen).toEqual(['b', 'c'])
  expect(await countedNames(db)).toEqual(['b', 'c'])
})

it('a transaction that only sends writes is committed', async () => {
  await inTransaction(db, (tx) => send(tx, count(tx, 'a')))

  expect(await countedNames(db)).toEqual(['a'])
})

it('the next statement throws the error of a write that failed', async () => {
  const work = inTransaction(db, async (tx) => {
    await send(tx, fail(tx))
    await countedNames(tx)
  })

  await expect(work).rejects.toMatchObject({ code: '23502' })
})

it('the commit throws the error of the last write, keeps nothing, and leaves the connection fit for use', async () => {
  const work = inTransaction(db, async (tx) => {
    await send(tx, count(tx, 'a'))
    await send(tx, fail(tx))
  })
  await expect(work).rejects.toMatchObject({ code: '23502' })

  expect(await countedNames(db)).toEqual([])
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(db, (tx) => send(tx, count(tx, 'b')))))
  expect(await countedNames(db)).toHaveLength(20)
})

it('work that throws after it sent a write keeps nothing', async () => {
  const work = inTransaction(db, async (tx) => {
    await send(tx, count(tx, 'a'))
    throw new Error('The rules refuse it.')
  })

  await expect(work).rejects.toThrow('The rules refuse it.')
  expect(await countedNames(db)).toEqual([])
})

it('a write that is sent on a lost connection fails its transaction', async () => {
  const work = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db)
    await send(tx, count(tx, 'a'))
  })

  await expect(work).rejects.toThrow('The database does not answer.')
  expect(await countedNames(db)).toEqual([])
})

it('the rows of a statement that was sent arrive with the commit', async () => {
  const { rows } = await inTransaction(db, (tx) => sendForRows(tx, count(tx, 'a').returning('table_name')))

  expect(await rows).toEqual([{ table_name: 'a' }])
})

it('the rows of a statement that was sent arrive although nothing follows it yet', async () => {
  const seen = await inTransaction(db, async (tx) => {
    const { rows } = await sendForRows(tx, count(tx, 'a').returning('table_name'))
    return rows
  })

  expect(seen).toEqual([{ table_name: 'a' }])
})

it('the transaction throws the error of a statement whose rows come later', async () => {
  const work = inTransaction(db, async (tx) => sendForRows(tx, fail(tx).returning('table_name')))

  await expect(work).rejects.toMatchObject({ code: '23502' })
})
