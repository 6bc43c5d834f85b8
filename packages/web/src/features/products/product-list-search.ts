import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listFilter } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const productSortFields = ['name', 'subscription', 'retired'] as const
const defaults = { search: '', sortField: 'name', sortOrder: 'asc' } as const

const validateSearch = z.object({
  search: searchParam,
  sortField: z.enum(productSortFields).default('name').catch('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc').catch('asc'),
  subscription: listFilter(z.boolean()),
  retired: listFilter(z.boolean()),
})

export type ProductListState = z.output<typeof validateSearch>

/** The address of the product list. */
export const productListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<ProductListState>(defaults)] },
}
