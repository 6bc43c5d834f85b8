import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import {
  findLastCheck,
  findLastSchedule,
  latestTime,
  nextTime,
  recordBackup,
  recordFailedBackup,
} from '#features/backups'
import { later, now, nowMs } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { tryWithLock } from '#platform/database/lock-exclusively'
import type { FileStore } from '#platform/file-store/file-store'
import type { RepeatedWork } from '#platform/jobs/run-every-minute'
import type { Progress } from '#platform/progress'
import { makeBackup } from './make-backup.ts'

/** `since`: no backup is made for a time of the schedule before this instant, unless an earlier one was. */
type Backups = { config: Config; db: Db; pool: pg.Pool; ownerUrl: string; files: FileStore; since: string }

const CHECKED_EVERY_MS = 7 * 24 * 60 * 60 * 1000
// A check ends some minutes after its backup began, which must not make the next one a day late.
const TOLERANCE_MS = 60 * 60 * 1000
const LONGEST_WAIT_MS = 60_000

/** The time of the schedule for which a backup is due; undefined when none is. */
const findDue = async ({ config, db, since }: Backups, at: string): Promise<string | undefined> => {
  const { schedule } = config.backup
  if (schedule === undefined) return undefined

  const time = latestTime({ schedule, timeZone: config.timeZone }, at)
  const isDue = time !== null && time > ((await findLastSchedule(db, at)) ?? since)
  return isDue ? time : undefined
}

const isCheckDue = async (db: Db): Promise<boolean> => {
  const last = await findLastCheck(db)
  return last === null || last < later(now(), TOLERANCE_MS - CHECKED_EVERY_MS)
}

// A backup looks between two tables and two files whether it is still wanted.
const progressUntil = (stopping: AbortSignal): Progress => ({
  step: () => stopping.throwIfAborted(),
  advance: () => stopping.throwIfAborted(),
  end: () => {},
})

const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error)

const backUp = async (backups: Backups, scheduledFor: string, stopping: AbortSignal): Promise<void> => {
  const { config, db } = backups
  const { place } = config.backup
  if (!place) return

  const startedAt = now()
  try {
    const result = await makeBackup({ ...backups, place, progress: progressUntil(stopping) }, await isCheckDue(db))
    const run = { scheduledFor, startedAt, ...result }
    await (result.isOk ? recordBackup(db, run) : recordFailedBackup(db, run, config))
  } catch (error) {
    // What was stopped is done again by the server that starts next.
    if (stopping.aborted) return
    const run = { scheduledFor, startedAt, isOk: false, message: sentenceOf(error), checkedAt: null }
    await recordFailedBackup(db, run, config)
    throw error
  }
}

/**
 * Makes the backup that is due at an instant, if there is one and no other server makes it.
 * @throws the error of a backup that failed, after it is recorded and administrators are told
 */
export const runDueBackup = async (backups: Backups, at: string, stopping: AbortSignal): Promise<void> => {
  if (!(await findDue(backups, at))) return

  await tryWithLock(backups.db, 'backup', 'schedule', async () => {
    // Another server may have made it between the first look and the lock.
    const due = await findDue(backups, at)
    if (due) await backUp(backups, due, stopping)
  })
}

const waitMs = ({ config }: Backups): number => {
  const { schedule } = config.backup
  const next = schedule === undefined ? null : nextTime({ schedule, timeZone: config.timeZone }, now())
  return next === null ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, Math.max(0, Date.parse(next) - nowMs()) + 50)
}

/**
 * Makes backups on the schedule until it is stopped. Several servers may do so; one of them makes each backup. One that was missed
 * while no server ran is made at the start. `stop` ends a backup in progress, of which nothing stays.
 */
export const startBackups = (backups: Backups, onError: (error: unknown) => void): RepeatedWork => {
  const stopping = new AbortController()

  const run = async () => {
    while (!stopping.signal.aborted) {
      await runDueBackup(backups, now(), stopping.signal).catch(onError)
      await sleep(waitMs(backups), undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }
  const running = backups.config.backup.schedule === undefined ? Promise.resolve() : run()

  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
