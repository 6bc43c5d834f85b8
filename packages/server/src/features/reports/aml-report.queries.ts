import type { ReportRow } from '@registrar/domain/reports/report'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isOfBrand, type ReportScope } from './report-scope.ts'

const levels = { high: 'High', medium: 'Medium', low: 'Low', none: 'Not assessed' } as const
type Level = keyof typeof levels
type Counted = { level: Level; inTime: number; overdue: number; unknown: number; unsigned: number }

/** The companies of each level of risk: reviewed in time, overdue, never signed (REP-6). */
export const amlReport = async (db: Db, scope: ReportScope): Promise<ReportRow[]> => {
  const { rows } = await sql<Counted>`
    select coalesce(o.aml_risk_level, 'none') as level,
      (count(*) filter (where r.date >= ${scope.today}))::int as "inTime",
      (count(*) filter (where r.date < ${scope.today}))::int as overdue,
      (count(*) filter (where r.date is null))::int as unknown,
      (count(*) filter (where not exists (select from aml_versions v where v.organization_id = o.id)))::int as unsigned
    from organizations o
    left join deadlines r on r.source_id = o.id and r.source = 'organization' and r.kind = 'AML_REVIEW'
    where o.deleted_at is null and ${isOfBrand(scope)}
    group by 1`.execute(db)
  const byLevel = new Map(rows.map((row) => [row.level, row]))

  return (Object.keys(levels) as Level[]).map((level) => {
    const { level: _, ...counts } = byLevel.get(level) ?? { level, inTime: 0, overdue: 0, unknown: 0, unsigned: 0 }
    return { level: levels[level], ...counts }
  })
}
