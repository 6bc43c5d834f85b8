import { checkCompliance } from '@registrar/domain/compliance/compliance-rules'
import { sql } from 'kysely'
import { isStale, refreshAll, type StaleRecord } from '#features/affected'
import { refreshReviews } from '#features/diligence'
import { screenStale } from '#features/sanctions'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { complianceDay } from './compliance-day.ts'
import { readComplianceFacts } from './compliance-facts.queries.ts'

const queue = { reader: 'compliance', batch: 500 } as const

type Day = ReturnType<typeof complianceDay>

// A day after tomorrow was written while the clock was wrong.
const isOld = (today: string) => sql<boolean>`(checked_on < ${today}::date or checked_on > ${today}::date + 1)`

const isAnyCheckOld = async (db: Db, { today }: Day): Promise<boolean> => {
  const { rows } = await sql<{ isOld: boolean }>`
    select exists (select from company_compliance where ${isOld(today)}) as "isOld"`.execute(db)
  return rows[0]?.isOld ?? false
}

const listCheckedBefore = async (tx: Tx, { today }: Day): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company_compliance')
    .select('organization_id as id')
    .where(isOld(today))
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

  const gone = ids.filter((id) => !checked.some((row) => row.organization_id === id))
  if (gone.length > 0) await tx.deleteFrom('company_compliance').where('organization_id', 'in', gone).execute()
  if (checked.length === 0) return
  await tx
    .insertInto('company_compliance')
    .values(checked)
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet((eb) => ({
        red_rules: eb.ref('excluded.red_rules'),
        checked_on: eb.ref('excluded.checked_on'),
      })),
    )
    .execute()
}

const refreshCompanies =
  (day: Day) =>
  async (tx: Tx, stale: StaleRecord[]): Promise<number> => {
    const ids = stale.length > 0 ? stale.map(({ id }) => id) : await listCheckedBefore(tx, day)
    if (ids.length > 0) await checkCompanies(tx, ids, day)
    return ids.length
  }

/**
 * Checks each company again that changed since the last time, and on a new day all of them. Each changed row is queued in the
 * transaction of the change, so a search that begins with this misses nothing that is committed (COMP-16).
 */
export const refreshCompliance = async (db: Db, config: Config, stopping?: AbortSignal): Promise<void> => {
  await screenStale(db)
  await refreshReviews(db, config, stopping)
  const day = complianceDay(config)
  if (!(await isStale(db, queue.reader)) && !(await isAnyCheckOld(db, day))) return
  await refreshAll(db, queue, refreshCompanies(day), stopping)
}
