import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { renumberedMigrations } from './migration-names.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

const readMigrations = async (): Promise<Record<string, Migration>> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(path.join(FOLDER, file), 'utf8')
    return [path.basename(file, '.sql'), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The names of this version's migrations, in order. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await readMigrations())

// Databases that ran a migration under its old number are told the new one, so that it does not run again.
const renumberRecorded = async <T>(db: Kysely<T>): Promise<void> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  )
  if (!rows[0]?.exists) return

  const renumbered = JSON.stringify(Object.fromEntries(renumberedMigrations()))
  await sql`update kysely_migration set name = renumbered.value
    from jsonb_each_text(${renumbered}::jsonb) renumbered where name = renumbered.key`.execute(db)
}

const migrateOn = async <T>(db: Kysely<T>, upTo: string | undefined): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))

  if (error) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
  return results.map((result) => result.migrationName)
}

/**
 * Brings the schema up to date: applies the SQL files of `migrations/` that are missing, all in one transaction. When two
 * servers start at once, one waits for the other.
 * @param upTo the last migration to apply; all of them when undefined
 * @returns the names of the migrations that were applied
 */
export const migrate = <T>(db: Kysely<T>, upTo?: string): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Changing a table of a million rows, or waiting for another server that does, takes longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await renumberRecorded(connection)
      return await migrateOn(connection, upTo)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
