import { checkCompliance } from '@registrar/domain/compliance/compliance-rules'
import { sql } from 'kysely'
import { screenMarked } from '#features/sanctions'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { complianceDay } from './compliance-day.ts'
import { readComplianceFacts } from './compliance-facts.queries.ts'

/** How many companies are checked in one transaction. */
const BATCH = 500

type Day = ReturnType<typeof complianceDay>

const isAnyStale = async (db: Db, { today }: Day): Promise<boolean> => {
  const { rows } = await sql<{ isStale: boolean }>`
    select exists (select from stale_compliance)
      or exists (select from company_compliance where checked_on < ${today}) as "isStale"`.execute(db)
  return rows[0]?.isStale ?? false
}

// Also takes the other marks of the same companies: an import marks a company once for each of its parts.
const takeMarked = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with oldest as materialized (
      select distinct organization_id from (select organization_id from stale_compliance order by id limit ${BATCH}) marks
    ), taken as (
      delete from stale_compliance s using oldest o where s.organization_id = o.organization_id
    )
    select organization_id as id from oldest`.execute(tx)
  return rows.map(({ id }) => id)
}

const listCheckedBefore = async (tx: Tx, { today }: Day): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company_compliance')
    .select('organization_id as id')
    .where('checked_on', '<', today)
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const checkCompanies = async (tx: Tx, ids: string[], day: Day): Promise<void> => {
  const checked = (await readComplianceFacts(tx, ids, day)).map((facts) => ({
    organization_id: facts.organizationId,
    red_rules: checkCompliance(facts, day).flatMap(({ rule, state }) => (state === 'red' ? [rule] : [])),
    checked_on: day.today,
  }))

  await tx.deleteFrom('company_compliance').where('organization_id', 'in', ids).execute()
  if (checked.length > 0) await tx.insertInto('company_compliance').values(checked).execute()
}

const refreshBatch = (db: Db, day: Day): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Only one server refreshes at a time. A server that waited for the lock sees the other's writes.
    await sql`select pg_advisory_xact_lock(hashtext('registrar compliance'))`.execute(tx)
    const marked = await takeMarked(tx)
    const ids = marked.length > 0 ? marked : await listCheckedBefore(tx, day)
    if (ids.length === 0) return false

    await checkCompanies(tx, ids, day)
    return true
  })

/**
 * Checks each company again that changed since the last time, and on a new day all of them. Triggers mark the companies in the
 * transaction of the change, so a search that begins with this misses nothing that is committed (COMP-16).
 */
export const refreshCompliance = async (db: Db, config: Config): Promise<void> => {
  await screenMarked(db)
  const day = complianceDay(config)
  if (!(await isAnyStale(db, day))) return
  while (await refreshBatch(db, day)) continue
}
