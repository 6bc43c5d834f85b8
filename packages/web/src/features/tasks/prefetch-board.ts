import { taskStatuses } from '@registrar/domain/tasks/task'
import { userOptionsQuery } from '#features/users'
import { queryClient } from '#lib/query-client'
import { organizationOptionsQuery, personOptionsQuery } from './record-options.ts'
import { columnQuery, FIRST_CARDS } from './tasks.api.ts'

/**
 * Asks for what the board shows while its code is still on the way, in the board's own order: the lists, and once there is
 * something in each, the columns. What fails here is asked again, and told, by the board.
 */
export const prefetchBoard = async ({ search = '', user = null }: { search?: string; user?: string | null }) => {
  const lists = await Promise.all([
    queryClient.query(userOptionsQuery),
    queryClient.query(organizationOptionsQuery('')),
    queryClient.query(personOptionsQuery('')),
  ])
  if (lists.some((list) => list.length === 0)) return
  await Promise.all(taskStatuses.map((status) => queryClient.query(columnQuery(status, { search, user }, FIRST_CARDS))))
}
