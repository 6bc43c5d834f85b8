import * as z from 'zod'
import { listFilter } from '#lib/list-state'

/** The address of the board: what is searched, and whose tasks. */
export const taskBoardSearch = {
  validateSearch: z.object({ search: listFilter(z.coerce.string()), user: listFilter(z.string()) }),
}
