import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import * as z from 'zod'
import { currentMigrationName } from '../database/migration-names.ts'
import type { PartFilter } from './backup-encryption.ts'
import { BackupError } from './backup-error.ts'

const MANIFEST = 'manifest.json'

// These names become part of SQL statements.
const sqlName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const backupFile = z.object({ key: z.string(), size: z.int(), sha256: z.string() })

/** A file of a backup: its key, its size in bytes and its SHA-256 in hex, both before encryption. */
export type BackupFile = z.output<typeof backupFile>

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** the migrations of the database that was backed up */
  migrations: z.array(z.string().transform(currentMigrationName)).min(1),
  /**
   * In an order in which they can be loaded; the names are those of the database. `sha256`: in hex, of the rows as COPY writes them,
   * before compression and encryption; older backups have none.
   */
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName), rows: z.int(), sha256: z.string().optional() })),
  /** null: the backup has no files; `missing`: keys for which the store had no bytes; older backups have no `copied` */
  files: z.object({ count: z.int(), missing: z.array(z.string()), copied: z.array(backupFile).optional() }).nullable(),
})

/** What a backup contains. It is written last, so a backup without it is incomplete. */
export type Manifest = z.output<typeof manifest>

/** The paths of a backup's parts in its folder. */
export const backupPaths = (folder: string, isEncrypted = false) => ({
  manifest: path.join(folder, isEncrypted ? `${MANIFEST}.age` : MANIFEST),
  files: path.join(folder, 'files'),
  table: (name: string) => path.join(folder, `${name}.copy.gz${isEncrypted ? '.age' : ''}`),
})

/** Whether the backup in a folder is encrypted. */
export const isBackupEncrypted = async (folder: string): Promise<boolean> =>
  Boolean(await stat(backupPaths(folder, true).manifest).catch(() => undefined))

/**
 * Reads the manifest of a backup.
 * @param decrypt how an encrypted one is read
 * @throws BackupError when the folder has no complete backup, or it is encrypted and cannot be read
 */
export const readManifest = async (folder: string, decrypt: PartFilter | undefined): Promise<Manifest> => {
  const isEncrypted = await isBackupEncrypted(folder)
  if (isEncrypted && !decrypt)
    throw new BackupError('The backup is encrypted. Name the file of the age identity: --identity FILE.')

  const file = await readFile(backupPaths(folder, isEncrypted).manifest).catch((error: unknown) => {
    throw new BackupError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`, { cause: error })
  })
  const text = isEncrypted && decrypt ? await textOf(decrypt(Readable.from([file]))) : file.toString()

  try {
    return manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError(`This version cannot read the ${MANIFEST} in ${folder}.`, {
      cause: error,
    })
  }
}
