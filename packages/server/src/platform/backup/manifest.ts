import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { currentMigrationName } from '../database/migration-names.ts'
import { BackupError } from './backup-error.ts'

const MANIFEST = 'manifest.json'

// These names become part of SQL statements.
const sqlName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** the migrations of the database that was backed up */
  migrations: z.array(z.string().transform(currentMigrationName)).min(1),
  /** in an order in which they can be loaded; the names are those of the database */
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName), rows: z.int() })),
  /** null: the backup has no files; `missing`: keys for which the store had no bytes */
  files: z.object({ count: z.int(), missing: z.array(z.string()) }).nullable(),
})

/** What a backup contains. It is written last, so a backup without it is incomplete. */
export type Manifest = z.output<typeof manifest>

/** The paths of a backup's parts in its folder. */
export const backupPaths = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  files: path.join(folder, 'files'),
  table: (name: string) => path.join(folder, `${name}.copy.gz`),
})

/**
 * Reads the manifest of a backup.
 * @throws BackupError when the folder has no complete backup
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(backupPaths(folder).manifest, 'utf8').catch((error: unknown) => {
    throw new BackupError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`, { cause: error })
  })

  try {
    return manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError(`This version cannot read the ${MANIFEST} in ${folder}.`, {
      cause: error,
    })
  }
}
