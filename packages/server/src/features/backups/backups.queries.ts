import type { BackupReport } from '@registrar/domain/backups/backups.calls'
import type { ExpressionBuilder } from 'kysely'
import { now } from '#platform/clock'
import type { Db, Tables } from '#platform/database/database'

// A run with a later end was recorded while the clock was wrong. It would hide those that follow until that day comes.
const hasEnded = (eb: ExpressionBuilder<Tables, 'backup_runs'>) => eb('ended_at', '<=', now())

/** How the last backup ended, whoever made it. */
export const findLastBackup = async (db: Db): Promise<BackupReport['last']> => {
  const run = await db
    .selectFrom('backup_runs')
    .select(['ended_at as at', 'is_ok as ok', 'message'])
    .where(hasEnded)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run ?? null
}

/** When the last backup that succeeded ended; null when there is none. */
export const findLastGoodBackup = async (db: Db): Promise<string | null> => {
  const run = await db
    .selectFrom('backup_runs')
    .select('ended_at as at')
    .where('is_ok', '=', true)
    .where(hasEnded)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.at ?? null
}

/** The latest time of the schedule for which a backup was made, not later than an instant; null when there is none. */
export const findLastSchedule = async (db: Db, at: string): Promise<string | null> => {
  const run = await db
    .selectFrom('backup_runs')
    .select((eb) => eb.fn.max('scheduled_for').as('at'))
    .where('scheduled_for', '<=', at)
    .executeTakeFirst()
  return run?.at ?? null
}

/** When a backup was last restored into a scratch database with success; null when it never was. */
export const findLastCheck = async (db: Db): Promise<string | null> => {
  const run = await db
    .selectFrom('backup_runs')
    .select((eb) => eb.fn.max('checked_at').as('at'))
    .where(hasEnded)
    .executeTakeFirst()
  return run?.at ?? null
}
