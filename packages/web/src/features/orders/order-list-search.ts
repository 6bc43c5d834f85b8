import { brands } from '@registrar/domain/shared/brand'
import { orderSortFields } from '@registrar/domain/orders/order-search'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listDefaults, listFilter, listSearch } from '#lib/list-state'

const orderListDefaults = listDefaults('createdAt')

const filters = {
  organizationId: listFilter(z.string()),
  from: listFilter(z.enum([...brands, 'N/A'])),
  product: listFilter(z.string()),
}

const validateSearch = listSearch(orderSortFields, orderListDefaults, filters)

export type OrderFilters = { [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]> }

/** The search parameters of the order list. */
export const orderListSearch = {
  defaults: orderListDefaults,
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>(orderListDefaults)] },
}
