import { refreshCompliance } from '#features/compliance'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { screenAllStale } from '#features/sanctions'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'

/** Computes deadlines, sanctions hits and compliance of all records that have changed since the last time. */
export const computeStale = async (db: Db, config: Config, stopping: AbortSignal): Promise<void> => {
  await refreshDeadlines(db, refreshSettings(config), stopping)
  await screenAllStale(db, stopping)
  await refreshCompliance(db, config, stopping)
}
