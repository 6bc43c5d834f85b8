import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { now } from '../clock.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { latestMorning, type TimeOfDay } from './morning.ts'

/**
 * Work that is done once for each day, in the morning. When its server stops in the middle, the work is started again, so
 * it must be idempotent. `day` is the day that it is done for.
 */
export type Job = { name: string; time: TimeOfDay; run: (day: IsoDate) => Promise<unknown> }

// A job is never done for an earlier day than the last one. The clock may go back, for example by an hour in autumn.
const isDue = (doneFor: IsoDate | null, day: IsoDate) => doneFor === null || doneFor < day

const runJob = async (db: Db, job: Job, day: IsoDate): Promise<boolean> => {
  await db
    .insertInto('jobs')
    .values({ name: job.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('jobs').select('done_for').where('name', '=', job.name).executeTakeFirstOrThrow()
  if (!isDue(known.done_for, day)) return false

  return inTransaction(db, async (tx) => {
    // The server that does the job locks its row. PostgreSQL releases the lock when the process ends, however it ends.
    const row = await tx
      .selectFrom('jobs')
      .select('done_for')
      .where('name', '=', job.name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row || !isDue(row.done_for, day)) return false

    await job.run(day)
    await tx.updateTable('jobs').set({ done_for: day, finished_at: now() }).where('name', '=', job.name).execute()
    return true
  })
}

/**
 * Does each job whose morning has come and that no server has done for that day. After several mornings without a running
 * server it does each job only once.
 * @returns the names of the jobs that were done
 */
export const runDueJobs = async (
  db: Db,
  jobs: readonly Job[],
  { timeZone, at }: { timeZone: string; at: string },
): Promise<string[]> => {
  const done: string[] = []
  for (const job of jobs)
    if (await runJob(db, job, latestMorning(at, { timeZone, time: job.time }))) done.push(job.name)

  return done
}
