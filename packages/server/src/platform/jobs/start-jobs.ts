import { now } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { type Job, runDueJobs } from './run-jobs.ts'

const EVERY_MS = 60_000

/**
 * Checks once a minute whether a job is due. Several servers may check at the same time; only one of them does the job.
 * `stop` waits for the job in progress.
 */
export const startJobs = (
  db: Db,
  jobs: readonly Job[],
  { timeZone, onError }: { timeZone: string; onError: (error: unknown) => void },
): { stop: () => Promise<void> } => {
  let running: Promise<unknown> | undefined

  const runDue = () => {
    running ??= runDueJobs(db, jobs, { timeZone, at: now() })
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }

  runDue()
  const timer = setInterval(runDue, EVERY_MS)
  timer.unref()

  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
