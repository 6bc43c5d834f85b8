export { FIRM_ID } from './affected.ts'
export { lookAtChangedRows } from './changed-rows.commands.ts'
export { countStale } from './stale-counts.queries.ts'
export { isStale, markStale, refreshAll, refreshBatch, type StaleRecord } from './stale-records.commands.ts'
