import { countText } from '@registrar/domain/shared/count-text'
import type { Manifest } from '#platform/backup/manifest'

/** What a backup contains: `1200 rows of 61 tables and 40 files`. */
export const describeBackup = ({ tables, files }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables${files ? ` and ${files.count} files` : ''}`
}

// A few lost files are named. Where the store is not the right one, all of them are missing.
const NAMED_FILES = 10

/** Which files a backup lacks, a line each; undefined when it has all. */
export const describeMissing = ({ files }: Manifest): string | undefined => {
  const missing = files?.missing ?? []
  if (missing.length === 0) return undefined

  return [
    ...missing.slice(0, NAMED_FILES).map((key) => `The file store has no file ${key}.`),
    `The backup is kept, but it lacks ${countText(missing.length, 'file')}: check DATA_DIR and the S3_… settings.`,
  ].join('\n')
}
