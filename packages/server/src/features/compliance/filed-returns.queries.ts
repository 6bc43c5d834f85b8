import type { B1B73Change } from '@registrar/domain/compliance/compliance-facts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

const byCompany = <R extends { organizationId: string }>(rows: R[]): ((id: string) => R[]) => {
  const groups = Map.groupBy(rows, ({ organizationId }) => organizationId)
  return (id) => groups.get(id) ?? []
}

/** The annual returns that companies filed, as their registers have them (AR-17). */
export const readFiledReturns = async (db: Db | Tx, ids: readonly string[]) =>
  byCompany(
    await db
      .selectFrom('annual_returns')
      .select(['organization_id as organizationId', 'made_up_to as madeUpTo'])
      .select(['filed_on as filedOn', 'is_first as isFirst'])
      .where('organization_id', 'in', ids)
      .execute(),
  )

/** The changes of the B1B73 of companies, oldest first. */
export const readB1B73Changes = async (db: Db | Tx, ids: readonly string[]) => {
  const { rows } = await sql<B1B73Change & { organizationId: string }>`
    select c.record_id as "organizationId", c.fields -> 'B1B73' ->> 0 as "from", c.fields -> 'B1B73' ->> 1 as "to",
      c.fields -> 'nextArReminder' ->> 0 as ard
    from changes c
    where c.record_id = any(${ids}::uuid[]) and c.record_type = 'organization' and c.fields ? 'B1B73'
    order by c.id`.execute(db)

  return byCompany(rows)
}
