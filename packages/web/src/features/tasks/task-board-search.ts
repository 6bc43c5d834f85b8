import * as z from 'zod'
import { listFilter } from '#lib/list-state'

/** The search parameters of the board: the search terms and the user. */
export const taskBoardSearch = {
  validateSearch: z.object({ search: listFilter(z.coerce.string()), user: listFilter(z.string()) }),
}
