import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { currentMigrationName } from '../database/migration-names.ts'
import { BackupError } from './backup-error.ts'

const MANIFEST = 'manifest.json'

// They become part of statements.
const sqlName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** the schema that the tables were read from */
  migrations: z.array(z.string().transform(currentMigrationName)).min(1),
  /** in an order in which each may be loaded; names are the database's own */
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName), rows: z.int() })),
  /** null: taken without the files; `missing`: keys without bytes in the store */
  files: z.object({ count: z.int(), missing: z.array(z.string()) }).nullable(),
})
/** What a backup holds; written last, so that a backup without one was broken off. */
export type Manifest = z.output<typeof manifest>

/** Where the parts of a backup lie in its folder. */
export const backupPaths = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  files: path.join(folder, 'files'),
  table: (name: string) => path.join(folder, `${name}.copy.gz`),
})

/**
 * Reads what a backup holds.
 * @throws BackupError when there is no whole backup in the folder
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(backupPaths(folder).manifest, 'utf8').catch((error: unknown) => {
    throw new BackupError(`There is no whole backup in ${folder}: it has no ${MANIFEST}.`, { cause: error })
  })
  try {
    return manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError(`The ${MANIFEST} in ${folder} is not that of a backup this version can read.`, {
      cause: error,
    })
  }
}
