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

export type OrderListState = z.output<typeof validateSearch>

/** The search parameters of the order list. */
export const orderListSearch = {
  defaults: orderListDefaults,
  validateSearch,
  search: { middlewares: [stripSearchParams<OrderListState>(orderListDefaults)] },
}
