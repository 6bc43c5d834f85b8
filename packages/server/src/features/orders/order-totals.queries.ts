import type { OrderPage, OrderSearch, OrderTotals } from '@registrar/domain/orders/order-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { searchList, sumList } from '#platform/lists/search-list'
import { searchTerms } from '#platform/database/search-terms'
import { NONE, orderFilters } from './order-filters.ts'
import { orderList } from './order.list.ts'
import { orderOfRow } from './orders.row.ts'

const totalsOf = (cents: Record<string, number>): OrderTotals => ({
  totalAmountOrder: toEuros(cents['total_cents'] ?? 0),
  totalPaid: toEuros(cents['paid_cents'] ?? 0),
  outstanding: toEuros(cents['outstanding_cents'] ?? 0),
})

/** The kept count and sums, or undefined when the query has a filter that they do not cover. */
const readKeptTotals = async (db: Db, query: OrderSearch) => {
  const { from, product, organizationId, orderIds, search } = query
  const isOfOne = organizationId !== undefined && organizationId !== NONE
  if (isOfOne || orderIds != null || searchTerms(search).length > 0) return undefined

  const { rows } = await sql<{ orders: number; total_cents: number; paid_cents: number; outstanding_cents: number }>`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(total_cents), 0) as total_cents,
      coalesce(sum(paid_cents), 0) as paid_cents, coalesce(sum(outstanding_cents), 0) as outstanding_cents
    from order_totals
    where ${from ? orderFilters.from(from) : sql`true`}
      and ${product ? orderFilters.product(product) : sql`true`}
      and ${organizationId === NONE ? sql`not has_organization` : sql`true`}`.execute(db)
  return rows[0]
}

/** A page of orders, with count and sums over all pages; `totals` is null where more orders match than are counted. */
export const searchOrders = async (db: Db, query: OrderSearch, today: IsoDate): Promise<OrderPage> => {
  const kept = await readKeptTotals(db, query)
  const { sums, ...page } = await searchList(db, orderList, query, { today, total: kept?.orders })
  const cents = kept ?? sums
  return { ...page, data: page.data.map(orderOfRow), totals: cents ? totalsOf(cents) : null }
}

/** The exact sums of all orders that a query finds. It is slow when search terms find many. */
export const sumOrders = async (db: Db, query: OrderSearch, today: IsoDate): Promise<OrderTotals> =>
  totalsOf((await readKeptTotals(db, query)) ?? (await sumList(db, orderList, query, { today })))
