import type { OrderPage, OrderSearch, OrderTotals } from '@registrar/domain/orders/order-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import type { Db } from '#platform/database/database'
import { searchList, sumList } from '#platform/lists/search-list'
import { orderList } from './order.list.ts'
import { orderOfRow } from './orders.row.ts'

const totalsOf = (cents: Record<string, number>): OrderTotals => ({
  totalAmountOrder: toEuros(cents['total_cents'] ?? 0),
  totalPaid: toEuros(cents['paid_cents'] ?? 0),
  outstanding: toEuros(cents['outstanding_cents'] ?? 0),
})

/** A page of orders, with count and sums over all pages. */
export const searchOrders = async (db: Db, query: OrderSearch, today: IsoDate): Promise<OrderPage> => {
  const { sums = {}, ...page } = await searchList(db, orderList, query, { today })
  return { ...page, data: page.data.map(orderOfRow), totals: totalsOf(sums) }
}

/** The sums of all orders that a query finds. */
export const sumOrders = async (db: Db, query: OrderSearch, today: IsoDate): Promise<OrderTotals> =>
  totalsOf(await sumList(db, orderList, query, { today }))
