export { recordBackup, recordFailedBackup } from './backups.commands.ts'
export { findLastBackup, findLastCheck, findLastGoodBackup, findLastSchedule } from './backups.queries.ts'
export { backupsRoutes } from './backups.routes.ts'
export { latestTime, nextTime } from './schedule.ts'
