import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { now } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { tryWithLock } from '../database/lock-exclusively.ts'
import { latestMorning, type TimeOfDay } from './morning.ts'

/**
 * Work that is done once for each day, in the morning. When its server stops in the middle, the work is started again, so
 * it must be idempotent. `day` is the day that it is done for.
 */
export type Job = { name: string; time: TimeOfDay; run: (day: IsoDate) => Promise<unknown> }

/** What is told when a job was marked as done for a day that is still to come: the clock was wrong. */
export type OnWrongClock = (job: string, doneFor: IsoDate) => void

// A job is not done for the day before the last one: the clock may go back, for example by an hour in autumn. A day further
// ahead was written while the clock was wrong, and would hold the job up until that day comes.
const isAhead = (doneFor: IsoDate, day: IsoDate) => doneFor > addDays(day, 1)
const isDue = (doneFor: IsoDate | null, day: IsoDate) => doneFor === null || doneFor < day || isAhead(doneFor, day)

const findDoneFor = async (db: Db, job: Job): Promise<IsoDate | null> => {
  const row = await db.selectFrom('jobs').select('done_for').where('name', '=', job.name).executeTakeFirst()
  return row?.done_for ?? null
}

const setDoneFor = async (db: Db, job: Job, day: IsoDate): Promise<void> => {
  const values = { done_for: day, finished_at: now() }
  await db
    .insertInto('jobs')
    .values({ name: job.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}

const runJob = async (db: Db, job: Job, day: IsoDate, onWrongClock?: OnWrongClock): Promise<boolean> => {
  const doneFor = await findDoneFor(db, job)
  if (!isDue(doneFor, day)) return false
  if (doneFor !== null && isAhead(doneFor, day)) onWrongClock?.(job.name, doneFor)

  const isDone = await tryWithLock(db, 'job', job.name, async () => {
    // Another server may have done it between the first look and the lock.
    if (!isDue(await findDoneFor(db, job), day)) return false

    await job.run(day)
    await setDoneFor(db, job, day)
    return true
  })
  return isDone ?? false
}

/** When each job last succeeded, in seconds since 1970. */
export const lastSuccesses = async (db: Db): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('jobs')
    .select(['name', 'finished_at'])
    .where('finished_at', 'is not', null)
    .execute()
  return Object.fromEntries(rows.map(({ name, finished_at: at }) => [name, Date.parse(at ?? '') / 1000]))
}

/**
 * Does each job whose morning has come and that no server has done for that day. After several mornings without a running
 * server it does each job only once. A job that was done for a day after tomorrow is due, and `onWrongClock` is told.
 * @returns the names of the jobs that were done
 */
export const runDueJobs = async (
  db: Db,
  jobs: readonly Job[],
  { timeZone, at, onWrongClock }: { timeZone: string; at: string; onWrongClock?: OnWrongClock },
): Promise<string[]> => {
  const done: string[] = []
  for (const job of jobs)
    if (await runJob(db, job, latestMorning(at, { timeZone, time: job.time }), onWrongClock)) done.push(job.name)

  return done
}
