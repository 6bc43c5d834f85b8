import { registerNames } from '@registrar/domain/registers/registers'
import { languages } from '@registrar/domain/shared/language'
import * as z from 'zod'
import { historyFilterShape } from '#features/history'
import { orderListSearch } from '#features/orders'
import { addressOf, listFilter } from '#lib/list-state'

const { validateSearch: orders, defaults } = orderListSearch

const validateSearch = orders.pick({ search: true, page: true, sortField: true, sortOrder: true }).extend({
  archived: listFilter(z.literal(true)),
  by: listFilter(z.string()),
  folder: listFilter(z.string()),
  appendix: listFilter(z.string()),
  register: listFilter(z.enum(registerNames)),
  asAt: listFilter(z.iso.date()),
  past: listFilter(z.literal(true)),
  language: listFilter(z.enum(languages)),
  ...historyFilterShape,
})

/**
 * The address of an organization's page: the list of its payments, what is searched of members and files and how they are sorted, if archived follow-ups show, the folder of files, the
 * sub-tab of AML, the register, its day and whether past rows show, the language of the papers, the filters of the history.
 */
export const organizationSearch = addressOf(validateSearch, defaults)
