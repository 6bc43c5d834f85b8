import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseRefused } from './database-unavailable.ts'
import { currentMigrationName, renumberedMigrations } from './migration-names.ts'

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

const isMigrated = async <T>(db: Kysely<T>): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  )
  return rows[0]?.exists ?? false
}

// Databases that ran a migration under its old number are told the new one, so that it does not run again.
const renumberRecorded = async <T>(db: Kysely<T>): Promise<void> => {
  if (!(await isMigrated(db))) return

  const renumbered = JSON.stringify(Object.fromEntries(renumberedMigrations()))
  await sql`update kysely_migration set name = renumbered.value
    from jsonb_each_text(${renumbered}::jsonb) renumbered where name = renumbered.key`.execute(db)
}

// What a newer version did to the data is not known here, so nothing may be written.
/** The last migration of a newer version that a database has; undefined when it has none. */
export const findNewerMigration = async <T>(db: Kysely<T>): Promise<string | undefined> => {
  if (!(await isMigrated(db))) return undefined
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const known = new Set(await knownMigrations())
  return rows.findLast(({ name }) => !known.has(currentMigrationName(name)))?.name
}

const refuseNewer = async <T>(db: Kysely<T>): Promise<void> => {
  const newer = await findNewerMigration(db)
  if (newer !== undefined)
    throw new DatabaseRefused(
      `This data was opened by a newer Registrar (${newer}). Start that version again, or restore a backup that this version or an older one made.`,
    )
}

const migrateOn = async <T>(db: Kysely<T>, upTo: string | undefined): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))

  if (error) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
  return results.map((result) => result.migrationName)
}

/** Whether a database has records in an older schema than this version's. A new database has none. */
export const needsUpgrade = async <T>(db: Kysely<T>): Promise<boolean> => {
  if (!(await isMigrated(db))) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const recorded = new Set(rows.map(({ name }) => currentMigrationName(name)))
  return recorded.size > 0 && (await knownMigrations()).some((name) => !recorded.has(name))
}

/**
 * Brings the schema up to date: applies the SQL files of `migrations/` that are missing, all in one transaction. When two
 * servers start at once, one waits for the other.
 * @param upTo the last migration to apply; all of them when undefined
 * @returns the names of the migrations that were applied
 * @throws DatabaseRefused when a newer version has opened the data
 */
export const migrate = <T>(db: Kysely<T>, upTo?: string): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Changing a table of a million rows, or waiting for another server that does, takes longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await renumberRecorded(connection)
      await refuseNewer(connection)
      return await migrateOn(connection, upTo)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
