import type { ReportRow } from '@registrar/domain/reports/report'
import { addDays } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import type { ReportScope } from './report-scope.ts'

const amounts = ['turnover', 'paid', 'notDue', 'days30', 'days90', 'older'] as const
type Summed = { month: string; orders: number } & Record<(typeof amounts)[number], number>

const outstanding = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(listed.outstanding) filter (where ${condition}), 0)::float8`

/**
 * The orders of each month: how many, what they come to, what is paid, and what is outstanding by the days since its balance
 * was due (REP-4). Cents are added up.
 */
export const receivablesReport = async (db: Db, scope: ReportScope): Promise<ReportRow[]> => {
  const { from, to, brand, today, timeZone, months } = scope
  const [month, quarter] = [addDays(today, -30), addDays(today, -90)]
  const { rows } = await sql<Summed>`
    with listed as (
      select coalesce(o.ordered_on, (o.created_at at time zone ${timeZone})::date) as day,
        coalesce(o.balance_on, o.ordered_on, (o.created_at at time zone ${timeZone})::date) as due_on,
        o.total_cents, o.paid_cents,
        outstanding_cents_of(o.total_cents, o.paid_cents, o.is_paid_totally) as outstanding
      from orders o
      where o.deleted_at is null ${brand === undefined ? sql`` : sql`and o.origin = ${brand}`}
    )
    select to_char(listed.day, 'YYYY-MM') as month, count(*)::int as orders,
      sum(listed.total_cents)::float8 as turnover, sum(listed.paid_cents)::float8 as paid,
      ${outstanding(sql`listed.due_on >= ${today}`)} as "notDue",
      ${outstanding(sql`listed.due_on < ${today} and listed.due_on >= ${month}`)} as days30,
      ${outstanding(sql`listed.due_on < ${month} and listed.due_on >= ${quarter}`)} as days90,
      ${outstanding(sql`listed.due_on < ${quarter}`)} as older
    from listed where listed.day between ${from} and ${to}
    group by 1`.execute(db)
  const byMonth = new Map(rows.map((row) => [row.month, row]))

  return months.map((one) => {
    const row = byMonth.get(one)
    const sums: ReportRow = {}
    for (const amount of amounts) sums[amount] = toEuros(row?.[amount] ?? 0)
    return { month: one, orders: row?.orders ?? 0, ...sums }
  })
}
