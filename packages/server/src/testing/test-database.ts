import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDb, createPool, type Db } from '#platform/database/database'
import { TEMPLATE } from './global-setup.ts'

export type TestDatabase = { db: Db; pool: pg.Pool; url: string; drop: () => Promise<void> }

/** Creates a database as a copy of the migrated template, or of an empty database. */
export const createTestDatabase = async (template: typeof TEMPLATE | 'template1' = TEMPLATE): Promise<TestDatabase> => {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = createDb(createPool({ ...server, database: 'postgres' }, { max: 1 }))
  await sql.raw(`create database ${name} template ${template}`).execute(admin)
  const pool = createPool({ ...server, database: name }, { max: 12 })
  const db = createDb(pool)
  const secret = server.password ? `:${encodeURIComponent(server.password)}` : ''
  return {
    db,
    pool,
    url: `postgresql://${server.user}${secret}@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`,
    drop: async () => {
      await db.destroy()
      await sql.raw(`drop database ${name} with (force)`).execute(admin)
      await admin.destroy()
    },
  }
}
