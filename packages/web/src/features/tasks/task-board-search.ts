import * as z from 'zod'
import { listFilter } from '#lib/list-state'

/**
 * The search parameters of the board: the search terms and the user, and the organization or the person that a new task
 * is for (FIND-5).
 */
export const taskBoardSearch = {
  validateSearch: z.object({
    search: listFilter(z.coerce.string()),
    user: listFilter(z.string()),
    newTaskOrganization: listFilter(z.string()),
    newTaskPerson: listFilter(z.string()),
  }),
}
