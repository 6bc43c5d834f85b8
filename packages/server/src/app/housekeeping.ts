import { refreshCompliance } from '#features/compliance'
import { applyDeadlineSettings, refreshDeadlines, refreshSettings } from '#features/deadlines'
import { removeQueuedFiles } from '#features/files'
import { foldOrderTotals, applyNextProductRenames } from '#features/orders'
import { removeOldChallenges } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { screenAllStale } from '#features/sanctions'
import type { FileStore } from '#platform/file-store/file-store'
import { foldCounts } from '#platform/lists/row-counts'
import { removeOldAttempts } from '#platform/http/rate-limit'

const EVERY_MS = 60_000

/** Runs the housekeeping once a minute on each server. Several servers may run it at the same time. */
export const startHousekeeping = (
  db: Db,
  files: FileStore,
  config: Config,
  onError: (error: unknown) => void,
): { stop: () => void } => {
  const settings = refreshSettings(config)
  const stopping = new AbortController()

  const run = async () => {
    await foldCounts(db)
    await foldOrderTotals(db)
    await removeOldAttempts(db)
    await removeQueuedFiles(db, files)
    await removeOldChallenges(db)
    await refreshDeadlines(db, settings)
    await screenAllStale(db)
    await refreshCompliance(db, config)
    while (!stopping.signal.aborted && (await applyNextProductRenames(db))) continue
  }

  const start = async () => {
    await applyDeadlineSettings(db, settings)
    await refreshDeadlines(db, settings)
  }

  void start().catch(onError)
  const timer = setInterval(() => void run().catch(onError), EVERY_MS)
  timer.unref()

  const stop = () => {
    stopping.abort()
    clearInterval(timer)
  }

  return { stop }
}
