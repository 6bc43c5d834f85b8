import { now } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { type Job, type OnWrongClock, runDueJobs } from './run-jobs.ts'
import { type RepeatedWork, runEveryMinute } from './run-every-minute.ts'

/**
 * Checks once a minute whether a job is due. Several servers may check at the same time; only one of them does the job. A job
 * that fails is reported, keeps no other job from running, and is done again a minute later. `stop` waits for the job in progress.
 */
export const startJobs = (
  db: Db,
  jobs: readonly Job[],
  { onError, ...options }: { timeZone: string; onError: (error: unknown) => void; onWrongClock?: OnWrongClock },
): RepeatedWork => {
  const runDue = async (stopping: AbortSignal) => {
    for (const job of jobs) if (!stopping.aborted) await runDueJobs(db, [job], { ...options, at: now() }).catch(onError)
  }

  return runEveryMinute(runDue, onError)
}
