import { followUpCatalogue, followUpCodes, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { ReportRow } from '@registrar/domain/reports/report'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import type { ReportScope } from './report-scope.ts'

type Counted = { user: string | null; name: FollowUpCode; step: number; days30: number; days90: number; older: number }

const kindsOf = (brand: ReportScope['brand']): FollowUpCode[] =>
  followUpCodes.filter((code) => brand === undefined || followUpCatalogue[code].brand === brand)

/** The follow-ups in progress by who is in charge, kind and step, by the days since they were started (REP-3). */
export const workReport = async (db: Db, { brand, today }: ReportScope): Promise<ReportRow[]> => {
  const [month, quarter] = [addDays(today, -30), addDays(today, -90)]
  const { rows } = await sql<Counted>`
    select ${fullName('u')} as user, f.name, f.step_index as step,
      (count(*) filter (where f.start_date >= ${month}))::int as days30,
      (count(*) filter (where f.start_date < ${month} and f.start_date >= ${quarter}))::int as days90,
      (count(*) filter (where f.start_date < ${quarter}))::int as older
    from follow_ups f
    left join organization_users a on a.organization_id = f.organization_id
    left join users u on u.id = a.user_id
    where f.is_listed and not f.is_completed and f.name = any(${kindsOf(brand)}::text[])
    group by u.id, f.name, f.step_index
    order by u.id is null, 1, u.id, f.name, f.step_index`.execute(db)

  return rows.map(({ user, name, step, ...ages }) => ({
    user: user || 'Nobody in charge',
    kind: followUpCatalogue[name].label,
    step: `${step}/${followUpCatalogue[name].steps.length - 1} ${followUpCatalogue[name].steps[step] ?? ''}`.trim(),
    ...ages,
  }))
}
