import type { B1B73Change } from '@registrar/domain/compliance/compliance-facts'
import { sql } from 'kysely'
import { basisOfRow, returnColumns } from '#features/filings'
import type { Db, Tx } from '#platform/database/database'

const byCompany = <R extends { organizationId: string }>(rows: R[]): ((id: string) => R[]) => {
  const groups = Map.groupBy(rows, ({ organizationId }) => organizationId)
  return (id) => groups.get(id) ?? []
}

/** The annual returns of companies: those filed, as their registers have them, and the one that is due (AR-17). */
export const readReturns = async (db: Db | Tx, ids: readonly string[]) =>
  byCompany(
    (
      await db
        .selectFrom('filings')
        .select('organization_id as organizationId')
        .select(returnColumns)
        .where('organization_id', 'in', ids)
        .where('kind', '=', 'B1')
        .where('deleted_at', 'is', null)
        .where('reason', 'is', null)
        .execute()
    ).map((row) => ({
      organizationId: row.organizationId,
      ard: row.event_date,
      filedOn: row.sent_on,
      isFirst: row.is_first,
      ...basisOfRow(row),
    })),
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
