import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import type { Db, Tx } from '../database/database.ts'
import { inTransaction } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { notFound } from '../problem.ts'
import { recordChange } from './change-log.ts'
import { createRecord, removeRecord, updateRecord } from './record-commands.ts'

const product = { type: 'product', table: 'products' } as const
const author = { userId: null }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const create = (db: Db | Tx, name: string) =>
  createRecord(db, product, author, async (tx, id) => {
    await tx.insertInto('products').values({ id, name }).execute()
    return { name }
  })

const rename = (db: Db | Tx, id: string, decide: (before: { name: string }) => { name?: string | undefined }) =>
  updateRecord(db, product, id, author, {
    read: (tx) =>
      tx
        .selectFrom('products')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(() => notFound('product')),
    decide,
    write: async (tx, { changed }) => {
      await tx.updateTable('products').set({ name: changed.name }).where('id', '=', id).execute()
    },
  })

const linesOf = (id: string) =>
  database.db
    .selectFrom('changes')
    .select(['id', 'action', 'fields', 'source', 'save_id'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()

it('a creation, an update and a deletion are logged with their fields', async () => {
  const id = await create(database.db, 'Filing')

  expect(await rename(database.db, id, () => ({ name: 'Yearly filing' }))).toEqual({ name: 'Yearly filing' })
  await removeRecord(database.db, product, id, author)

  expect(await linesOf(id)).toMatchObject([
    { action: 'created', fields: { name: [null, 'Filing'] }, source: 'screen' },
    { action: 'updated', fields: { name: ['Filing', 'Yearly filing'] } },
    { action: 'deleted', fields: {} },
  ])
})

it('an update that changes nothing writes and logs nothing', async () => {
  const id = await create(database.db, 'Seal')

  await rename(database.db, id, () => ({ name: 'Seal' }))
  await rename(database.db, id, () => ({ name: undefined }))

  expect(await linesOf(id)).toHaveLength(1)
})

it('of two simultaneous updates the second sees what the first wrote', async () => {
  const id = await create(database.db, 'Pack')

  await Promise.all([1, 2].map(() => rename(database.db, id, ({ name }) => ({ name: `${name}+` }))))

  const saved = await database.db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  expect(saved.name).toBe('Pack++')
})

it.each(['nonsense', '01a1fbc3-c238-73ba-a010-250c35c466ab'])(
  'an update of the unknown id %s is refused',
  async (id) => {
    await expect(rename(database.db, id, () => ({ name: 'x' }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

it('a record that a rule protects is not deleted, and a deleted one is not found again', async () => {
  const id = await create(database.db, 'Office')
  const refuse = async () => {
    throw new Error('in use')
  }

  await expect(removeRecord(database.db, product, id, author, refuse)).rejects.toThrow('in use')
  await removeRecord(database.db, product, id, author)
  await expect(removeRecord(database.db, product, id, author)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect(await linesOf(id)).toMatchObject([{ action: 'created' }, { action: 'deleted' }])
})

it('all lines of one transaction have one save id, and those of the next have another', async () => {
  const id = await inTransaction(database.db, async (tx) => {
    const made = await create(tx, 'Apostille')
    await recordChange(tx, { userId: null, source: 'job' }, { recordType: 'product', recordId: made, action: 'used' })
    return made
  })
  await rename(database.db, id, () => ({ name: 'Apostilles' }))

  const [first, second, third] = await linesOf(id)
  expect(first?.save_id).toBeLessThanOrEqual(first?.id ?? 0)
  expect(second).toMatchObject({ save_id: first?.save_id, source: 'job' })
  expect(third?.save_id).toBeGreaterThan(second?.id ?? 0)
})

it('the change log refuses an unknown source', async () => {
  const unknown = sql`insert into changes (record_type, record_id, action, source) values ('product', ${newId()}, 'used', 'moon')`
  await expect(unknown.execute(database.db)).rejects.toThrow('changes_source_check')
})

it('an update that runs again after a deadlock returns only what its last try has written', async () => {
  const id = await create(database.db, 'Reminder')
  let tries = 0
  const updated = await updateRecord(database.db, product, id, author, {
    read: () => Promise.resolve({ name: 'Reminder', writtenBy: 'nobody', computed: 'before' }),
    decide: () => ({ name: 'Reminder, renamed' }),
    write: () => {
      tries += 1
      if (tries === 2) return Promise.resolve({ writtenBy: 'the second try' })

      const deadlock = new pg.DatabaseError('deadlock detected', 0, 'error')
      return Promise.reject(Object.assign(deadlock, { code: '40P01' }))
    },
  })

  expect(updated).toEqual({ name: 'Reminder, renamed', writtenBy: 'the second try', computed: 'before' })
})
