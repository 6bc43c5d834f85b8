import { checkCompliance } from '@registrar/domain/compliance/compliance-rules'
import { sql } from 'kysely'
import { screenStale } from '#features/sanctions'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { refreshAll, type StaleQueue } from '#platform/jobs/stale-queue'
import { complianceDay } from './compliance-day.ts'
import { readComplianceFacts } from './compliance-facts.queries.ts'

const queue: StaleQueue<{ organization_id: string }> = {
  table: 'stale_compliance',
  columns: ['organization_id'],
  key: sql`organization_id`,
  batch: 500,
  lock: 'compliance',
}

type Day = ReturnType<typeof complianceDay>

const hasStale = async (db: Db, { today }: Day): Promise<boolean> => {
  const { rows } = await sql<{ isStale: boolean }>`
    select exists (select from stale_compliance)
      or exists (select from company_compliance where checked_on < ${today}) as "isStale"`.execute(db)
  return rows[0]?.isStale ?? false
}

const listCheckedBefore = async (tx: Tx, { today }: Day): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company_compliance')
    .select('organization_id as id')
    .where('checked_on', '<', today)
    .limit(queue.batch)
    .execute()
  return rows.map(({ id }) => id)
}

const checkCompanies = async (tx: Tx, ids: string[], day: Day): Promise<void> => {
  // A company that is being merged into another goes first, or stays until it has been checked.
  await tx.selectFrom('organizations').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  const checked = (await readComplianceFacts(tx, ids, day)).map((facts) => ({
    organization_id: facts.organizationId,
    red_rules: checkCompliance(facts, day).flatMap(({ rule, state }) => (state === 'red' ? [rule] : [])),
    checked_on: day.today,
  }))

  await tx.deleteFrom('company_compliance').where('organization_id', 'in', ids).execute()
  if (checked.length > 0) await tx.insertInto('company_compliance').values(checked).execute()
}

const refreshCompanies =
  (day: Day) =>
  async (tx: Tx, marks: { organization_id: string }[]): Promise<number> => {
    const marked = marks.map(({ organization_id }) => organization_id)
    const ids = marked.length > 0 ? marked : await listCheckedBefore(tx, day)
    if (ids.length > 0) await checkCompanies(tx, ids, day)
    return ids.length
  }

/**
 * Checks each company again that changed since the last time, and on a new day all of them. Triggers mark the companies in the
 * transaction of the change, so a search that begins with this misses nothing that is committed (COMP-16).
 */
export const refreshCompliance = async (db: Db, config: Config, stopping?: AbortSignal): Promise<void> => {
  await screenStale(db)
  const day = complianceDay(config)
  if (!(await hasStale(db, day))) return
  await refreshAll(db, queue, refreshCompanies(day), stopping)
}
