export { lookAtChangedRows } from './changed-rows.commands.ts'
export { isStale, markStale, refreshAll, refreshBatch, type StaleRecord } from './stale-records.commands.ts'
