import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from '../database/database.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { createFolderStore } from '../file-store/folder-store.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import type { Progress } from '../progress.ts'
import { BackupError } from './backup-error.ts'
import { copyFiles } from './copy-files.ts'
import { inLongTransaction } from './long-transaction.ts'
import { type Manifest, backupPaths, readManifest } from './manifest.ts'
import { withoutTriggersAndIndexes } from './bulk-load.ts'
import { listMigrations } from './backup-tables.ts'
import type { ListFileKeys } from './create-backup.ts'

const withClient = async <R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> => {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

// The tables are loaded as they were: a database that is newer than the backup has no way back.
const requireEmptyDatabase = async (client: pg.PoolClient, { migrations }: Manifest, hasAccounts: HasAccounts) => {
  const known = await knownMigrations()
  if (migrations.some((name, at) => known[at] !== name))
    throw new BackupError('The backup was taken by another version of Registrar, newer than this one.')
  const present = await listMigrations(client)
  if (present.length === 0) return
  const { rowCount: changes } = await client.query('select from changes limit 1')
  if (changes || (await hasAccounts(client)))
    throw new BackupError('There are records here already. A backup wants an empty place: name another.')
  if (present.some((name, at) => migrations[at] !== name))
    throw new BackupError(
      'The database here has another schema than the backup. Name a place where Registrar has never been started.',
    )
}

const loadTable = async (client: pg.PoolClient, { name, columns, rows }: Manifest['tables'][number], file: string) => {
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), copy).catch((error: unknown) => {
    throw new BackupError(`${name} cannot be read whole from the backup: ${String(error)}.`, { cause: error })
  })
  if (copy.rowCount !== rows)
    throw new BackupError(`${name} has ${copy.rowCount} rows in the backup, and should have ${rows}.`)
}

// What was counted by itself when the rows were made is counted on from there.
const advanceIdentityColumns = (client: pg.PoolClient) =>
  client.query(`
    do $$ declare found record; last bigint; begin
      for found in select c.oid::regclass as of, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> ''
      loop
        execute format('select max(%I) from %s', found.name, found.of) into last;
        if last is not null then
          perform setval(pg_get_serial_sequence(found.of::text, found.name), last);
        end if;
      end loop;
    end $$`)

/** Whether anybody has an account in the database. */
type HasAccounts = (client: pg.ClientBase) => Promise<boolean>

export type RestoreRequest = {
  db: Db
  pool: pg.Pool
  listFileKeys: ListFileKeys
  hasAccounts: HasAccounts
  files: FileStore
  folder: string
  progress: Progress
}

/**
 * Restores a backup into an empty place, whole or not at all, and brings its schema up to date.
 * @returns what the backup held
 * @throws BackupError when the place is not empty, or the backup is not whole or of a newer version
 */
export const restoreBackup = async (request: RestoreRequest): Promise<Manifest> => {
  const { db, pool, listFileKeys, hasAccounts, files, folder, progress } = request
  const manifest = await readManifest(folder)
  const parts = backupPaths(folder)
  await withClient(pool, (client) => requireEmptyDatabase(client, manifest, hasAccounts))
  await migrate(db, manifest.migrations.at(-1))
  await inLongTransaction(pool, 'read write', async (client) => {
    const names = manifest.tables.map(({ name }) => name)
    await client.query(`truncate ${names.join(', ')} cascade`)
    await withoutTriggersAndIndexes(client, names, async () => {
      progress.step('Tables', names.length)
      for (const table of manifest.tables) {
        await loadTable(client, table, parts.table(table.name))
        progress.advance(1)
      }
      progress.step('Indexes')
    })
    await advanceIdentityColumns(client)
    if (manifest.files) {
      const known = new Set(manifest.files.missing)
      const keys = (await listFileKeys(client)).filter((key) => !known.has(key))
      const missing = await copyFiles(await createFolderStore(parts.files), files, keys, progress)
      if (missing.length > 0)
        throw new BackupError(`The backup has lost ${missing.length} files, ${missing[0]} among them.`)
    }
  })
  await migrate(db)
  await withClient(pool, (client) => client.query('analyze'))
  return manifest
}
