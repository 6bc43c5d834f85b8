import type { FollowUpOrganizationsSearch, OrganizationFollowUps } from '@registrar/domain/follow-ups/follow-up-offers'
import { type OrderByItemBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { readHistories } from './follow-up-history.ts'
import { followUpColumns, followUpRow } from './follow-ups.row.ts'

/**
 * A page of organizations, each with all its active follow-ups, of one kind or of all. They are sorted by the nearest
 * deadline, or by the farthest; those without a target come last (FUP-34, FUP-13).
 */
export const searchFollowUpOrganizations = async (
  db: Db,
  { name, sortOrder, page, limit }: FollowUpOrganizationsSearch,
): Promise<Page<OrganizationFollowUps> & { totalFollowUps: number }> => {
  const listed = db
    .selectFrom('follow_ups as f')
    .where('f.is_listed', '=', true)
    .$if(name !== undefined, (query) => query.where('f.name', '=', name ?? ''))
  const order = (by: OrderByItemBuilder) => (sortOrder === 'asc' ? by.asc() : by.desc()).nullsLast()

  const [organizations, totals] = await Promise.all([
    listed
      .select(['f.organization_id as _id', 'f.organization_name as name'])
      .groupBy(['f.organization_id', 'f.organization_name', 'f.search_text'])
      .orderBy((eb) => (sortOrder === 'asc' ? eb.fn.min('f.target_day') : eb.fn.max('f.target_day')), order)
      .orderBy('f.search_text')
      .orderBy('f.organization_id')
      .limit(limit)
      .offset(offsetOf({ page, limit }))
      .execute(),
    listed
      .select((eb) => [
        eb.fn.countAll<number>().as('totalFollowUps'),
        sql<number>`count(distinct f.organization_id)`.as('totalItems'),
      ])
      .executeTakeFirstOrThrow(),
  ])

  const ids = organizations.map(({ _id }) => _id)
  const rows =
    ids.length === 0
      ? []
      : await listed
          .leftJoin('users as starter', 'starter.id', 'f.created_by')
          .select(followUpColumns)
          .where('f.organization_id', 'in', ids)
          .orderBy('f.target_day', order)
          .orderBy('f.id')
          .execute()
  const historyOf = await readHistories(
    db,
    rows.map((row) => row._id),
  )
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id)

  const data = organizations.map(({ _id, name: organizationName }) => ({
    _id,
    name: organizationName,
    followUps: (byOrganization.get(_id) ?? []).map((row) => followUpRow(row, historyOf(row._id))),
  }))
  return { ...answeredPage(data, totals.totalItems, limit), totalFollowUps: totals.totalFollowUps }
}
