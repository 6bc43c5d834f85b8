import { foldOrderTotals, applyNextProductRenames } from '#features/orders'
import type { Db } from '#platform/database/database'
import { foldCounts } from '#platform/lists/row-counts'
import { removeOldAttempts } from '#platform/http/rate-limit'

const EVERY_MS = 60_000

/** Runs the housekeeping once a minute on each server. Several servers may run it at the same time. */
export const startHousekeeping = (db: Db, onError: (error: unknown) => void): { stop: () => void } => {
  const stopping = new AbortController()

  const run = async () => {
    await foldCounts(db)
    await foldOrderTotals(db)
    await removeOldAttempts(db)
    while (!stopping.signal.aborted && (await applyNextProductRenames(db))) continue
  }

  const timer = setInterval(() => void run().catch(onError), EVERY_MS)
  timer.unref()

  const stop = () => {
    stopping.abort()
    clearInterval(timer)
  }

  return { stop }
}
