import type { ScreeningRun, ScreeningRunsSearch } from '@registrar/domain/sanctions/screening-run'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

const conditionsOf = ({ organizationId, personId }: ScreeningRunsSearch): RawBuilder<boolean>[] => [
  ...(organizationId ? [sql<boolean>`r.organization_id = ${organizationId}`] : []),
  ...(personId ? [sql<boolean>`r.person_id = ${personId}`] : []),
]

/** A page of the runs of screening, the newest first (SANC-6); an empty one for an unknown person or organization. */
export const searchRuns = async (db: Db, search: ScreeningRunsSearch): Promise<Page<ScreeningRun>> => {
  const { page, limit, organizationId, personId } = search
  if ([organizationId, personId].some((id) => id !== undefined && !isId(id))) return answeredPage([], 0, limit)

  const runs = conditionsOf(search).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('sanctions_runs as r'),
  )
  const rows = await runs
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('organizations as o', 'o.id', 'r.organization_id')
    .select(sql<string | null>`coalesce(o.name, case when p.id is not null then ${fullName('p')} end)`.as('name'))
    .select(['r.id as _id', 'r.at', 'r.organization_id as organizationId', 'r.person_id as personId'])
    .select(['r.compared', 'r.hits'])
    .select((eb) => eb.ref('r.lists').$castTo<ScreeningRun['lists']>().as('lists'))
    .select(
      sql<ScreeningRun['user']>`case when u.id is not null then
        json_build_object('userId', u.id, 'userName', ${fullName('u')}) end`.as('user'),
    )
    .orderBy('r.at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const { total } = await runs.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return answeredPage(rows, total, limit)
}

/** The latest run of an organization, and who asked for it; undefined while it was never screened. */
export const findLatestRun = (
  tx: Tx,
  organizationId: string,
): Promise<(Pick<ScreeningRun, 'lists' | 'compared' | 'at'> & { by: string | null }) | undefined> =>
  tx
    .selectFrom('sanctions_runs as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.compared', 'r.at'])
    .select((eb) => eb.ref('r.lists').$castTo<ScreeningRun['lists']>().as('lists'))
    .select(sql<string | null>`case when u.id is not null then ${fullName('u')} end`.as('by'))
    .where('r.organization_id', '=', organizationId)
    .orderBy('r.at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many hits the loaded lists have among records, or among everybody. */
export const countListedHits = async (
  tx: Tx,
  records?: { personIds: readonly string[]; organizationIds: readonly string[] },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sanctions_hits h
    left join people p on p.id = h.person_id left join organizations o on o.id = h.organization_id
    where p.deleted_at is null and o.deleted_at is null
      and (h.entry_key = 'owned' or exists (
        select from sanctions_lists l join sanctions_entries e on e.list_id = l.id
        where l.name = h.list_name and e.key = h.entry_key))
      ${records ? sql`and (h.person_id = any(${records.personIds}::uuid[]) or h.organization_id = any(${records.organizationIds}::uuid[]))` : sql``}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
