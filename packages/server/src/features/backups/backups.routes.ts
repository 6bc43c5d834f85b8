import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { now } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { findLastBackup } from './backups.queries.ts'
import { nextTime } from './schedule.ts'

export const backupsRoutes = ({ serve }: Routes): void => {
  serve(backupsCalls.findBackups, async ({ db, config }) => {
    const { schedule = null, keep } = config.backup
    const next = schedule === null ? null : nextTime({ schedule, timeZone: config.timeZone }, now())
    return { data: { schedule, keep, next, last: await findLastBackup(db) } }
  })
}
