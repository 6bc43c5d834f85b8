import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { now } from '../clock.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { diskFailure, FilesFull } from '../file-store/file-store-failure.ts'
import { createFolderStore } from '../file-store/folder-store.ts'
import { chownTreeToFolderOwner } from '../file-ownership.ts'
import type { Progress } from '../progress.ts'
import { encryptedStore, encryptTo, type PartFilter, plain } from './backup-encryption.ts'
import { BackupError } from './backup-error.ts'
import { measuring } from './file-checksum.ts'
import { copyFiles } from './copy-files.ts'
import { inLongTransaction } from './long-transaction.ts'
import { type Manifest, backupPaths } from './manifest.ts'
import { type BackupTable, listMigrations, listTables } from './backup-tables.ts'

/** A higher level saves little space and takes three times as long. */
const GZIP_LEVEL = 3

const sync = async (file: string) => {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

const writeTable = async (
  client: pg.ClientBase,
  { name, columns }: BackupTable,
  { file, encrypt }: { file: string; encrypt: PartFilter },
) => {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const { measure, sha256 } = measuring()
  await pipeline(
    rows,
    measure,
    createGzip({ level: GZIP_LEVEL }),
    encrypt,
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  await sync(file)
  return { name, columns, rows: rows.rowCount, sha256: sha256() }
}

/** Lists the keys of all stored files, in order. */
export type ListFileKeys = (client: pg.ClientBase) => Promise<string[]>

type BackupRequest = {
  pool: pg.Pool
  listFileKeys: ListFileKeys
  /** undefined: the backup has no files */
  files: FileStore | undefined
  /** created by the backup; it must not exist yet */
  folder: string
  /** age recipients that it is encrypted to; none: it is not encrypted */
  recipients: readonly string[]
  progress: Progress
}

const writeParts = async (
  folder: string,
  { pool, listFileKeys, files, recipients, progress }: Omit<BackupRequest, 'folder'>,
): Promise<Manifest> => {
  const isEncrypted = recipients.length > 0
  const encrypt = isEncrypted ? encryptTo(recipients) : plain
  const parts = backupPaths(folder, isEncrypted)

  const taken = await inLongTransaction(pool, 'isolation level repeatable read, read only', async (client) => {
    const listed = await listTables(client)
    const tables: Manifest['tables'] = []
    progress.step('Tables', listed.length)
    for (const table of listed) {
      tables.push(await writeTable(client, table, { file: parts.table(table.name), encrypt }))
      progress.advance(1)
    }
    return { migrations: await listMigrations(client), tables, keys: files ? await listFileKeys(client) : [] }
  })

  const copies = files && (await createFolderStore(parts.files))
  const store = copies && isEncrypted ? encryptedStore(copies, { encrypt }) : copies
  const result = files && store && (await copyFiles(files, store, taken.keys, progress))

  const manifest: Manifest = {
    format: 1,
    takenAt: now(),
    migrations: taken.migrations,
    tables: taken.tables,
    files: result ? { count: result.copied.length, ...result } : null,
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(parts.manifest, encrypt(Readable.from([text])), { flush: true, mode: 0o600 })

  return manifest
}

/**
 * Creates a backup beside a running server: every table as it was at one instant, and the files that the tables name. The
 * folder gets its name only when the backup is complete.
 * @throws BackupError when the folder already exists or cannot be created
 */
export const createBackup = async ({ folder, ...request }: BackupRequest): Promise<Manifest> => {
  if (await stat(folder).catch(() => undefined)) throw new BackupError(`${folder} already exists. Name a new folder.`)

  const partial = `${path.resolve(folder)}.partial`
  await mkdir(partial, { recursive: false, mode: 0o700 }).catch((error: unknown) => {
    throw new BackupError(`${partial} cannot be created: ${String(error)}.`, { cause: error })
  })

  try {
    const manifest = await writeParts(partial, request)
    await chownTreeToFolderOwner(partial)
    await rename(partial, folder)
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (diskFailure(error) instanceof FilesFull || error instanceof FilesFull)
      throw new BackupError(`The disk of ${folder} is full. Nothing of the backup was left.`, { cause: error })
    throw error
  }
}
