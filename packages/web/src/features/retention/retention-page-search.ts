import * as z from 'zod'
import { addressOf, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

export const retentionTabs = ['due', 'held', 'upcoming', 'certificates'] as const
export type RetentionTab = (typeof retentionTabs)[number]

const defaults = { search: '', page: 1, tab: 'due' as const }
const validateSearch = z.object({
  search: searchParam,
  page: listPage,
  tab: z.enum(retentionTabs).default('due').catch('due'),
})

/** The address of the retention page. */
export const retentionSearch = addressOf(validateSearch, defaults)
