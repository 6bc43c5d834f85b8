import * as z from 'zod'
import { addressOf, listFilter, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

/** The address of a person's page: what is searched of the organizations, how they are sorted, and the page. */
export const personSearch = addressOf(z.object({ search: searchParam, by: listFilter(z.string()), page: listPage }), {
  search: '',
  page: 1,
})
