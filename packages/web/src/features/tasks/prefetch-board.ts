import { taskStatuses } from '@registrar/domain/tasks/task'
import { userOptionsQuery } from '#features/users'
import { queryClient } from '#lib/query-client'
import { firstOrganizationQuery, firstPersonQuery } from './first-records.ts'
import { boardFiltersOf, type TaskFilters } from './task-board-search.ts'
import { columnQuery, FIRST_CARDS } from './tasks.api.ts'

/**
 * Loads the board's data while its code is still loading: first the three lists, then the columns unless a list is empty.
 * The board itself repeats a call that fails, and reports the failure.
 */
export const prefetchBoard = async (search: TaskFilters) => {
  const lists = await Promise.all([
    queryClient.query(userOptionsQuery),
    queryClient.query(firstOrganizationQuery),
    queryClient.query(firstPersonQuery),
  ])
  if (lists.some((list) => list.length === 0)) return

  await Promise.all(
    taskStatuses.map((status) => queryClient.query(columnQuery(status, boardFiltersOf(search), FIRST_CARDS))),
  )
}
