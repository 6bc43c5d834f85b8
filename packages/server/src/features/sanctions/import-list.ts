import type { SanctionsHitState } from '@registrar/domain/sanctions/sanctions-hit'
import { ImportError } from '#features/organizations'
import { type Db, inTransaction } from '#platform/database/database'
import { type ListFile, ListFileError } from './lists/list-file.ts'
import { readList } from './lists/read-list.ts'
import { type LoadedList, loadSanctionsList } from './load-list.commands.ts'
import { recordRun } from './runs.commands.ts'
import { countHits } from './sanctions.queries.ts'
import { screenAllStale } from './screening.commands.ts'

const readFileOf = (path: string, delimiter: string | undefined): Promise<ListFile> =>
  readList({ file: path, delimiter }).catch((error: unknown) => {
    if (error instanceof ListFileError) throw new ImportError(error.message, { cause: error })
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new ImportError(isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${String(error)}.`, {
      cause: error,
    })
  })

type ListImport = {
  entries: number
  names: number
  screened: number
  /** how many hits there are now */
  hits: Record<SanctionsHitState, number>
  isWritten: boolean
}

const NO_HITS = { open: 0, cleared: 0, confirmed: 0 }

/**
 * Reads a list of sanctions or of politically exposed persons, replaces the loaded one of its name by it, and screens everybody on
 * record. `day` is that of today. With `isDryRun` it only reads (SANC-1).
 * @throws ImportError
 */
export const importSanctionsList = async (
  db: Db,
  { path, ...list }: LoadedList & { path: string },
  options: { isDryRun: boolean; delimiter?: string | undefined },
): Promise<ListImport> => {
  const { entries, day } = await readFileOf(path, options.delimiter)
  const read = { entries: entries.length, names: entries.reduce((sum, { names }) => sum + names.length, 0) }
  if (options.isDryRun) return { ...read, screened: 0, hits: NO_HITS, isWritten: false }

  const compared = await loadSanctionsList(db, { ...list, day: day ?? list.day }, entries)
  const screened = await screenAllStale(db)
  await inTransaction(db, (tx) => recordRun(tx, {}, { userId: null, compared }))
  return { ...read, screened, hits: { ...NO_HITS, ...(await countHits(db)) }, isWritten: true }
}
