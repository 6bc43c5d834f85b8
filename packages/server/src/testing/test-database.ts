import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { APP_ROLE } from '#platform/database/app-role'
import { createDb, createPool, type Db } from '#platform/database/database'
import { TEMPLATE } from './global-setup.ts'

export type TestDatabase = {
  db: Db
  pool: pg.Pool
  url: string
  /** opens connections as the role that the server works as */
  openAsApp: () => { db: Db; pool: pg.Pool }
  drop: () => Promise<void>
}

/**
 * Creates a database as a copy of the migrated template, or of an empty database. Its files are copied: writing them to the log, which is the usual
 * way, takes twice the processor time, and so does dropping it.
 */
export const createTestDatabase = async (template: typeof TEMPLATE | 'template1' = TEMPLATE): Promise<TestDatabase> => {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = createDb(createPool({ ...server, database: 'postgres' }, { max: 1 }))
  await sql.raw(`create database ${name} template ${template} strategy file_copy`).execute(admin)
  const pool = createPool({ ...server, database: name }, { max: 12 })
  const db = createDb(pool)
  const opened = [db]
  const openAsApp = () => {
    const appPool = createPool({ ...server, user: APP_ROLE, database: name }, { max: 12 })
    const appDb = createDb(appPool)
    opened.push(appDb)
    return { db: appDb, pool: appPool }
  }
  const secret = server.password ? `:${encodeURIComponent(server.password)}` : ''
  return {
    db,
    pool,
    url: `postgresql://${server.user}${secret}@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`,
    openAsApp,
    drop: async () => {
      for (const one of opened) await one.destroy()
      await sql.raw(`drop database ${name} with (force)`).execute(admin)
      await admin.destroy()
    },
  }
}
