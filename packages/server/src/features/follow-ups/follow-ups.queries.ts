import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { FollowUpSearch, ListedFollowUp } from '@registrar/domain/follow-ups/follow-up-listing'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import type { ListDay } from '#platform/lists/list'
import { type Page, searchList } from '#platform/lists/search-list'
import { followUpList } from './follow-up.list.ts'
import { readHistories } from './follow-up-history.ts'
import { followUpColumns, followUpRow } from './follow-ups.row.ts'

/**
 * One follow-up with its history.
 * @throws Problem NOT_FOUND when unknown or deleted, or when its organization is deleted
 */
export const findFollowUp = async (db: Db | Tx, id: string): Promise<FollowUp> => {
  const row = await requireRow(
    'follow-up',
    id,
    db
      .selectFrom('follow_ups as f')
      .leftJoin('users as starter', 'starter.id', 'f.created_by')
      .select(followUpColumns)
      .where('f.id', '=', id)
      .where('f.deleted_at', 'is', null)
      .where('f.is_organization_deleted', '=', false),
  )
  const historyOf = await readHistories(db, [id])
  return followUpRow(row, historyOf(id))
}

/** A search with its sort; without a sort field the newest come first, and of those that are overdue the most late (FUP-10). */
export const withDefaultSort = (query: FollowUpSearch) => {
  const { sortField, sortOrder, due } = query
  if (sortField === null && due === 'overdue') return { ...query, sortField: 'target', sortOrder: 'asc' as const }
  return sortField === null
    ? { ...query, sortField: 'createdAt', sortOrder: 'desc' as const }
    : { ...query, sortField, sortOrder }
}

/** A page of follow-ups, of one organization or of all, each with its history; without a sort field the newest first. */
export const searchFollowUps = async (db: Db, query: FollowUpSearch, day: ListDay): Promise<Page<ListedFollowUp>> => {
  const page = await searchList(db, followUpList, withDefaultSort(query), day)
  const historyOf = await readHistories(
    db,
    page.data.map((row) => row._id),
  )
  return { ...page, data: page.data.map((row) => followUpRow(row, historyOf(row._id))) }
}
