import type { OrderMonth, OrderPage, OrderSearch, OrderTotals } from '@registrar/domain/orders/order-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { toEuros } from '@registrar/domain/shared/money'
import type { Db } from '#platform/database/database'
import { searchList, sumList } from '#platform/lists/search-list'
import { conditionsOf } from '#platform/lists/list'
import { fromWhere } from '#platform/lists/list-statements'
import { outstandingCents } from './order-filters.ts'
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

type MonthInCents = { month: string | null; orders: number } & Record<
  'total_cents' | 'paid_cents' | 'outstanding_cents',
  number
>

/** The sums of all orders that a query finds, by the month in which they were ordered, the latest first; those without a day last. */
export const sumOrdersByMonth = async (db: Db, query: OrderSearch, today: IsoDate): Promise<OrderMonth[]> => {
  const { where } = conditionsOf(orderList, query, { today })
  const { rows } = await sql<MonthInCents>`
    select to_char(orders.ordered_on, 'YYYY-MM') as month, count(*)::int as orders, sum(orders.total_cents)::float8 as total_cents,
      sum(orders.paid_cents)::float8 as paid_cents, sum(${outstandingCents})::float8 as outstanding_cents
    ${fromWhere(orderList, where)}
    group by 1 order by 1 desc nulls last`.execute(db)

  return rows.map(({ month, orders, ...cents }) => ({ month, orders, ...totalsOf(cents) }))
}
