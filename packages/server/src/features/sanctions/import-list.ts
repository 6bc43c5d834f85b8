import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { SanctionsHitState } from '@registrar/domain/sanctions/sanctions-hit'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-match'
import { ImportError } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { loadSanctionsList } from './load-list.commands.ts'
import { readCsvList } from './read-csv-list.ts'
import { readEuList } from './read-eu-list.ts'
import { countHits } from './sanctions.queries.ts'
import { screenAllStale } from './screening.commands.ts'

/** The first bytes of a file, enough to see whether it is XML. */
const BYTES_READ_FIRST = 64

const unreadable = (file: string) => (error: unknown) => {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  throw new ImportError(isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${String(error)}.`, {
    cause: error,
  })
}

const readFileOf = async (file: string): Promise<{ isXml: boolean; bytes: () => Promise<Buffer> }> => {
  const handle = await open(file).catch(unreadable(file))
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_READ_FIRST), 0, BYTES_READ_FIRST, 0)
  const beginning = buffer.subarray(0, bytesRead).toString('utf8')
  const isXml = beginning
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
  if (isXml) await handle.close()

  return {
    isXml,
    bytes: async () => {
      const bytes = await handle.readFile()
      await handle.close()
      return bytes
    },
  }
}

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
 * Reads a sanctions list in CSV or in the XML of the EU, replaces the loaded one by it, and screens everybody on record. With
 * `isDryRun` it only reads (SANC-1).
 * @throws ImportError
 */
export const importSanctionsList = async (
  db: Db,
  file: { path: string; name: string },
  options: { isDryRun: boolean; delimiter?: string | undefined },
): Promise<ListImport> => {
  const { isXml, bytes } = await readFileOf(file.path)
  const entries: SanctionsEntry[] = isXml
    ? await readEuList(createReadStream(file.path, 'utf8'))
    : await readCsvList(await bytes(), options.delimiter)
  const read = { entries: entries.length, names: entries.reduce((sum, { names }) => sum + names.length, 0) }
  if (options.isDryRun) return { ...read, screened: 0, hits: NO_HITS, isWritten: false }

  await loadSanctionsList(db, file.name, entries)
  const screened = await screenAllStale(db)
  return { ...read, screened, hits: { ...NO_HITS, ...(await countHits(db)) }, isWritten: true }
}
