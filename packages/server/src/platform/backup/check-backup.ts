import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { createDb, createPool } from '../database/database.ts'
import { withDatabaseName } from '../database-address.ts'
import type { FileStore } from '../file-store/file-store.ts'
import type { Progress } from '../progress.ts'
import { BackupError } from './backup-error.ts'
import { type HasAccounts, restoreBackup } from './restore-backup.ts'
import type { ListFileKeys } from './create-backup.ts'

type Check = {
  folder: string
  /** the age identity that reads the backup, when it is encrypted */
  identity: string | undefined
  /** an address of the database as its owner */
  ownerUrl: string
  listFileKeys: ListFileKeys
  hasAccounts: HasAccounts
  progress: Progress
}

// The bytes of files are read to their end and compared with the manifest, but kept nowhere.
const nowhere: FileStore = {
  receive: async (bytes) => {
    let size = 0
    const count = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        size += chunk.length
        done()
      },
    })
    await pipeline(bytes, count)
    return { size, moveTo: () => Promise.resolve(), discard: () => Promise.resolve() }
  },
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  check: () => Promise.resolve(),
}

const MAX_NAME_BYTES = 63
const SUFFIX = '_backup_check'

const nameOfScratch = (database: string) => `${database.slice(0, MAX_NAME_BYTES - SUFFIX.length)}${SUFFIX}`

const mayCreateDatabases = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may ?? false
}

const restoreInto = async (url: string, check: Check): Promise<void> => {
  const pool = createPool(url, { max: 2 })
  const db = createDb(pool)
  try {
    await restoreBackup({ ...check, db, pool, files: nowhere })
  } finally {
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
}

/**
 * Restores a backup into a scratch database, which it makes and removes, and reads all its files.
 * @returns `impossible` when the role may not create databases
 * @throws BackupError when the backup cannot be restored
 */
export const checkBackup = async (check: Check): Promise<'checked' | 'impossible'> => {
  const pool = createPool(check.ownerUrl, { max: 1 })
  try {
    if (!(await mayCreateDatabases(pool))) return 'impossible'

    const { rows } = await pool.query<{ name: string }>('select current_database()::text as name')
    const scratch = nameOfScratch(rows[0]?.name ?? '')
    const quoted = pg.escapeIdentifier(scratch)
    // A server that was killed may have left one.
    await pool.query(`drop database if exists ${quoted} with (force)`)
    await pool.query(`create database ${quoted} template template0`)
    try {
      await restoreInto(withDatabaseName(check.ownerUrl, scratch), check)
    } finally {
      await pool.query(`drop database if exists ${quoted} with (force)`)
    }
    return 'checked'
  } catch (error) {
    throw new BackupError(`The backup could not be restored to check it: ${(error as Error).message}`, { cause: error })
  } finally {
    await pool.end()
  }
}
