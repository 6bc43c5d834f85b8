import { MAX_SEARCH_LENGTH } from '@registrar/domain/shared/page'
import { taskListing } from '@registrar/domain/tasks/task-listing'
import * as z from 'zod'
import { listFilter, offeredFilters } from '#lib/list-state'

const filters = z.object({
  search: listFilter(z.coerce.string().max(MAX_SEARCH_LENGTH)),
  ...offeredFilters(taskListing.filters),
})

export type TaskFilters = z.output<typeof filters>

/**
 * The search parameters of the board: its filters (TASK-4, TASK-11), and the organization or the person that a new task is
 * for (FIND-5).
 */
export const taskBoardSearch = {
  validateSearch: filters.extend({
    newTaskOrganization: listFilter(z.string()),
    newTaskPerson: listFilter(z.string()),
  }),
}

/** The filters as every column asks for them. */
export const boardFiltersOf = ({ search = '', user, organizationId, due }: TaskFilters) => ({
  search,
  user: user ?? null,
  organizationId,
  due,
})
