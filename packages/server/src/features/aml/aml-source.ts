import type { AmlRow, AmlSearch } from '@registrar/domain/aml/aml-listing'
import { refreshCompliance } from '#features/compliance'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { diligenceDay, type FileGaps, readFileGaps } from '#features/diligence'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { type ExportSource, listSource } from '#platform/export/list-source'
import { amlList } from './aml.list.ts'

/** Computes again what is out of date: the list shows what deadlines and compliance have computed. */
export const refreshFiles = async (db: Db, config: Config): Promise<void> => {
  await refreshDeadlines(db, refreshSettings(config))
  await refreshCompliance(db, config)
}

/** What a file lacks of which nothing is known. */
export const NO_GAPS: FileGaps = { open: [], concerned: { identity: null, address: null } }

/** Rows with what signing would say of each (AML-18). */
export const withOpenPoints = async <R extends { organizationId: string }>(
  db: Db,
  rows: readonly R[],
  config: Config,
): Promise<(R & FileGaps)[]> => {
  const ids = rows.map(({ organizationId }) => organizationId)
  const gaps = await readFileGaps(db, ids, diligenceDay(config))
  return rows.map((row) => ({ ...row, ...(gaps.get(row.organizationId) ?? NO_GAPS) }))
}

const stored = listSource(amlList, (row) => row)

/** The rows of the list of files for an export, with what is open (AML-16). */
export const amlSource: ExportSource<AmlSearch, AmlRow> = {
  readRows: async (ids, context, asked) =>
    withOpenPoints(context.db, await stored.readRows(ids, context, asked), context.config),
  listIds: async (query, context) => {
    await refreshFiles(context.db, context.config)
    return stored.listIds(query, context)
  },
}
