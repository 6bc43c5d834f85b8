import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { filter, pageFields, pageOf, sortBy } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { orderRow } from './order.ts'

/** The columns of the order list; each can be sorted by (ORD-7). */
export const orderColumns = [
  'company',
  'organization',
  'lastName',
  'firstName',
  'email',
  'from',
  'product',
  'totalAmountOrder',
  'amountDeposit',
  'dateOrder',
  'paymentTypeDeposit',
  'amountBalanceToPaid',
  'dateOfBalance',
  'paymentTypeBalance',
  'paidTotaly',
  'balancePaid',
  'totalPaid',
  'withVat',
  'vatNumber',
] as const
export type OrderColumn = (typeof orderColumns)[number]

export const orderSortFields = ['createdAt', ...orderColumns] as const

/** Filters of a list of orders (ORD-8). */
export const orderSearchBody = z.object({
  ...pageFields(),
  ...sortBy(orderSortFields, 'createdAt'),
  from: filter(z.enum([...brands, 'N/A'])),
  /** a product's id or its name */
  product: filter(text(300)),
  /** an organization's id, or N/A for orders without one */
  organizationId: filter(text(100)),
  /** only these orders */
  orderIds: z.array(text(100)).max(1000).nullish(),
})
export type OrderSearch = z.output<typeof orderSearchBody>
export type OrderSearchInput = z.input<typeof orderSearchBody>

/** Sums over all pages of a search, in euro. `outstanding` adds up what is not paid yet, per order never less than 0. */
export const orderTotals = z.object({ totalAmountOrder: z.number(), totalPaid: z.number(), outstanding: z.number() })
export type OrderTotals = z.output<typeof orderTotals>

/** `totals` is null when a search finds too many orders to add up at once; `POST /order/totals` answers them. */
export const orderPage = pageOf(orderRow).extend({ totals: orderTotals.nullable() })
export type OrderPage = z.output<typeof orderPage>
