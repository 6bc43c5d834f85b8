import type { ReportRow } from '@registrar/domain/reports/report'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isOfBrand, type ReportScope } from './report-scope.ts'

type Counted = { month: string; won: number; lost: number; clients: number }

/** The first and the last day of the period that are in a month. */
const daysOf = (month: string, { from, to }: ReportScope) => {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { month, first: first < from ? from : first, last: last > to ? to : last }
}

/** The relationships that began and ended in each month, and how many there were at its end (REP-5). */
export const clientsReport = async (db: Db, scope: ReportScope): Promise<ReportRow[]> => {
  const months = JSON.stringify(scope.months.map((month) => daysOf(month, scope)))
  const { rows } = await sql<Counted>`
    with clients as materialized (
      select coalesce(d.relationship_began_on, (o.created_at at time zone ${scope.timeZone})::date) as began_on,
        d.relationship_ended_on as ended_on
      from organizations o left join organization_details d on d.organization_id = o.id
      where o.deleted_at is null and ${isOfBrand(scope)}
    )
    select m.month,
      (count(*) filter (where c.began_on between m.first and m.last))::int as won,
      (count(*) filter (where c.ended_on between m.first and m.last))::int as lost,
      (count(*) filter (where c.began_on <= m.last and (c.ended_on is null or c.ended_on > m.last)))::int as clients
    from json_to_recordset(${months}::json) as m (month text, first date, last date)
    left join clients c on true
    group by m.month order by m.month`.execute(db)

  return rows
}
