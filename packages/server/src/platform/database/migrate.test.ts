import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { knownMigrations, migrate } from './migrate.ts'
import { renumberedMigrations } from './migration-names.ts'

const LIMIT_MS = 400

/** Runs a test on an empty database of its own, whose statements may take LIMIT_MS. */
const onEmptyDatabase = async (test: (db: Kysely<unknown>, connection: pg.ClientConfig) => Promise<void>) => {
  const server = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Pool({ ...server, database: 'postgres', max: 1 })
  await admin.query(`create database ${database}`)
  const pool = new pg.Pool({ ...server, database, max: 1, statement_timeout: LIMIT_MS })
  // The pool ends before its connections do. Dropping the database then cuts them off.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await test(db, { ...server, database })
  } finally {
    await db.destroy()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
}

it('a migration waits for another server longer than a request may take, and keeps the limit of requests', () =>
  onEmptyDatabase(async (db, connection) => {
    const otherServer = new pg.Client(connection)
    otherServer.on('error', () => {})
    try {
      await otherServer.connect()
      await migrate(db)
      await otherServer.query('begin; lock table kysely_migration_lock')
      const held = otherServer.query(`select pg_sleep(${(2 * LIMIT_MS) / 1000}); commit`)
      await migrate(db)
      await held
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
      expect(rows).toEqual([{ statement_timeout: `${LIMIT_MS}ms` }])
    } finally {
      await otherServer.end()
    }
  }))

it('a database that ran migrations under their old numbers opens, and runs none of them again', () =>
  onEmptyDatabase(async (db) => {
    await migrate(db)
    for (const [oldName, newName] of renumberedMigrations())
      await sql`update kysely_migration set name = ${oldName} where name = ${newName}`.execute(db)

    expect(await migrate(db)).toEqual([])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(await knownMigrations())
  }))

it('data that a newer version has opened are refused in one sentence, and stay as they are', () =>
  onEmptyDatabase(async (db) => {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', 'now')`.execute(db)
    await sql`delete from kysely_migration where name = '0074_one_queue_of_stale_records'`.execute(db)

    await expect(migrate(db)).rejects.toThrow(
      /^This data was opened by a newer Registrar \(9999_from_the_future\)\. Start that version again, or restore a backup/,
    )
    const { rows } = await sql`select from kysely_migration where name like '0074%'`.execute(db)
    expect(rows).toEqual([])
  }))

it('every migration has a number of its own, without a gap', async () => {
  const numbers = (await knownMigrations()).map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
