import type { FollowUpFilters } from '@registrar/domain/follow-ups/follow-up-listing'
import { sql } from 'kysely'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { followUpFilters } from './follow-up-filters.ts'
import { usersOf } from '#features/organizations'
import { organizationsNamed } from '#features/record-names'
import { followUpColumns, type ListedFollowUpRow } from './follow-ups.row.ts'

/** The follow-up list; its filters are those of the summary too. */
export const followUpList: List<FollowUpFilters, ListedFollowUpRow> = {
  from: 'follow_ups as f',
  shown: sql`f.is_listed`,
  instead: { archived_at: sql`f.archived_at is not null and f.deleted_at is null and not f.is_organization_deleted` },
  search: {
    field: 'organization_name',
    column: 'f.search_text',
    linked: [organizationsNamed({ column: 'f.organization_id' })],
  },
  filters: followUpFilters,
  sorts: {
    // The name as it is searched sorts like the name.
    ...notNullSorts({ createdAt: 'f.created_at', organization_name: 'f.search_text', name: 'f.sort_label' }),
    ...nullableSorts({ start_date: 'f.start_date', ARD: 'f.ard', deadline: 'f.deadline', target: 'f.target_day' }),
  },
  row: (db, id) =>
    db
      .selectFrom('follow_ups as f')
      .leftJoin('users as starter', 'starter.id', 'f.created_by')
      .select(followUpColumns)
      .select(usersOf({ organizationId: 'f.organization_id' }).as('users'))
      .where('f.id', '=', id),
}
