import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from '../database/database.ts'
import type { FileStore, Received } from '../file-store/file-store.ts'
import { createFolderStore } from '../file-store/folder-store.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import type { Progress } from '../progress.ts'
import { decryptWith, encryptedStore, type PartFilter, plain } from './backup-encryption.ts'
import { BackupError } from './backup-error.ts'
import { inLongTransaction } from './long-transaction.ts'
import { type Manifest, backupPaths, isBackupEncrypted, readManifest } from './manifest.ts'
import { measuring } from './file-checksum.ts'
import { restoreFiles } from './restore-files.ts'
import { withoutTriggersAndIndexes } from './bulk-load.ts'
import { listMigrations } from './backup-tables.ts'
import type { ListFileKeys } from './create-backup.ts'

const withClient = async <R>(pool: pg.Pool, work: (client: pg.Client) => Promise<R>): Promise<R> => {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

// Tables are loaded into the schema they came from. A newer database cannot go back to that schema.
const requireEmptyDatabase = async (client: pg.Client, { migrations }: Manifest, hasAccounts: HasAccounts) => {
  const known = await knownMigrations()
  if (migrations.some((name, at) => known[at] !== name))
    throw new BackupError('The backup was made by a newer version of Registrar than this one.')

  const present = await listMigrations(client)
  if (present.length === 0) return

  const { rowCount: changes } = await client.query('select from changes limit 1')
  if (changes || (await hasAccounts(client)))
    throw new BackupError('This database already has records. Restore the backup into an empty one.')
  if (present.some((name, at) => migrations[at] !== name))
    throw new BackupError(
      'The schema of this database differs from that of the backup. Restore into a database in which Registrar was never started.',
    )
}

const loadTable = async (
  client: pg.Client,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
  { file, decrypt }: { file: string; decrypt: PartFilter },
) => {
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  const measured = measuring()
  await pipeline(createReadStream(file), decrypt, createGunzip(), measured.measure, copy).catch((error: unknown) => {
    throw new BackupError(`The table ${name} of the backup cannot be read completely: ${String(error)}.`, {
      cause: error,
    })
  })
  if (copy.rowCount !== rows)
    throw new BackupError(`The table ${name} has ${copy.rowCount} rows in the backup instead of ${rows}.`)
  if (sha256 !== undefined && measured.sha256() !== sha256)
    throw new BackupError(`The table ${name} was changed since the backup was made: its checksum is another one.`)
}

// Identity columns continue after the highest number that was loaded.
const advanceIdentityColumns = (client: pg.Client) =>
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
      -- A save may have changed rows and written no line of the change log. Older backups have no such table.
      if to_regclass('row_changes') is not null then
        execute 'select setval(''changes_id_seq'', greatest(last_value, (select max(save_id) from row_changes))) from changes_id_seq';
      end if;
    end $$`)

/** Whether anybody has an account in the database. */
export type HasAccounts = (client: pg.ClientBase) => Promise<boolean>

type RestoreRequest = {
  db: Db
  pool: pg.Pool
  listFileKeys: ListFileKeys
  hasAccounts: HasAccounts
  files: FileStore
  folder: string
  /** the text of an age key file, for an encrypted backup */
  identity: string | undefined
  progress: Progress
}

/**
 * Restores a backup into an empty database, completely or not at all, and brings the schema up to date.
 * @returns the manifest of the backup
 * @throws BackupError when the database is not empty, or the backup is incomplete or of a newer version
 */
export const restoreBackup = async (request: RestoreRequest): Promise<Manifest> => {
  const { db, pool, listFileKeys, hasAccounts, files, folder, identity, progress } = request
  const decrypt = identity === undefined ? undefined : decryptWith(identity)
  const manifest = await readManifest(folder, decrypt)
  const isEncrypted = await isBackupEncrypted(folder)
  const part = isEncrypted && decrypt ? decrypt : plain
  const parts = backupPaths(folder, isEncrypted)

  await withClient(pool, (client) => requireEmptyDatabase(client, manifest, hasAccounts))
  await migrate(db, manifest.migrations.at(-1))

  const received: Received[] = []
  await inLongTransaction(pool, 'read write', async (client) => {
    const names = manifest.tables.map(({ name }) => name)

    await withoutTriggersAndIndexes(client, { tables: names, progress }, async () => {
      // A trigger keeps the audit from being emptied.
      await client.query(`truncate ${names.join(', ')} cascade`)

      progress.step('Tables', names.length)
      for (const table of manifest.tables) {
        await loadTable(client, table, { file: parts.table(table.name), decrypt: part })
        progress.advance(1)
      }
    })
    await advanceIdentityColumns(client)

    if (manifest.files) {
      const knownMissing = new Set(manifest.files.missing)
      const keys = (await listFileKeys(client)).filter((key) => !knownMissing.has(key))
      const copies = await createFolderStore(parts.files)
      const store = isEncrypted ? encryptedStore(copies, { decrypt: part }) : copies
      await restoreFiles({ from: store, to: files, keys, expected: manifest.files.copied, progress }, received)
    }
  }).catch(async (error: unknown) => {
    // The failure that is reported is the first one, also when a copy cannot be removed.
    for (const copy of received) await copy.discard().catch(() => {})
    throw error
  })

  await migrate(db)
  await withClient(pool, (client) => client.query('analyze'))

  return manifest
}
