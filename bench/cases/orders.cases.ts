import { type OrderSearchInput, orderListing } from '@registrar/domain/orders/order-listing'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: OrderSearchInput): Step[] => [step(ordersCalls.searchOrders, { body })]

const sorts = orderListing.sortFields.flatMap((sortField) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortField, sortOrder })),
)
const filters: OrderSearchInput[] = [
  { from: 'main' },
  { from: 'N/A' },
  { product: 'Domiciliation' },
  { organizationId: 'N/A' },
  { product: 'Payroll', from: 'second', organizationId: 'N/A' },
]

export const ordersCases: BenchCase[] = [
  { name: 'orders: list, each sort', variants: () => sorts.map((sort) => search(sort)), target: targets.anyList },
  {
    name: 'orders: list, each filter with each sort',
    variants: () => filters.flatMap((filter) => sorts.map((sort) => search({ ...filter, ...sort }))),
    target: targets.anyList,
  },
  {
    name: 'orders: search',
    variants: () => ['murphy', 'liffey software', 'domiciliation', 'xyzzyq'].map((text) => search({ search: text })),
    target: targets.search,
  },
  {
    name: 'orders: one',
    variants: ({ orders }) => orders.map((id) => [step(ordersCalls.findOrder, { params: { id } })]),
    target: targets.none,
  },
]
