import * as z from 'zod'
import { addressOf, listFilter, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const defaults = { search: '', page: 1, kinds: [] }
const validateSearch = z.object({
  search: searchParam,
  page: listPage,
  // The page leaves out what is no kind: the first list loads without their names.
  kinds: z.array(z.string()).default([]).catch([]),
  user: listFilter(z.string()),
  from: listFilter(z.iso.date()),
  to: listFilter(z.iso.date()),
})

/** The address of the audit. */
export const auditSearch = addressOf(validateSearch, defaults)
