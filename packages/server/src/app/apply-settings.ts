import { markStale } from '#features/affected'
import { applyDeadlineSettings, refreshSettings } from '#features/deadlines'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { sql } from 'kysely'

/**
 * Marks what must be computed again when the settings differ from those that deadlines were computed with: the deadlines of every
 * organization, and its compliance, which reads the same settings.
 */
export const applySettings = (db: Db | Tx, config: Config): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await applyDeadlineSettings(tx, refreshSettings(config)))) return
    const all = sql<{ id: string }>`select id from organizations where deleted_at is null`
    await markStale(tx, { reader: 'compliance', source: 'organization' }, all)
  })
