import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate } from './migrate.ts'

const LIMIT_MS = 400

it('waits for a rival longer than a request may take, and leaves that limit as it was', async () => {
  const server = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Pool({ ...server, database: 'postgres', max: 1 })
  await admin.query(`create database ${database}`)
  const pool = new pg.Pool({ ...server, database, max: 1, statement_timeout: LIMIT_MS })
  // A pool has ended a little before its connections have, which the dropped database then cuts.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const rival = new pg.Client({ ...server, database })
  try {
    await rival.connect()
    await migrate(db)
    await rival.query('begin; lock table kysely_migration_lock')
    const held = rival.query(`select pg_sleep(${(2 * LIMIT_MS) / 1000}); commit`)
    await migrate(db)
    await held
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: `${LIMIT_MS}ms` }])
  } finally {
    await rival.end()
    await db.destroy()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
})
