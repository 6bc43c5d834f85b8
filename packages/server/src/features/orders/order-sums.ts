import type { OrderSearch, OrderTotals } from '@registrar/domain/orders/order-search'
import { toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isLargeTable } from '#platform/paging'
import { searchWords } from '#platform/search'
import { filteredOrders, keptTotals } from './order-filters.ts'

export type OrderSums = { orders: number; totals: OrderTotals }

type Row = { orders: number; total: number; paid: number; outstanding: number }

const sumsOf = ({ orders, total, paid, outstanding }: Row): OrderSums => ({
  orders,
  totals: { totalAmountOrder: toEuros(total), totalPaid: toEuros(paid), outstanding: toEuros(outstanding) },
})

/** Count and sums as they are kept, or undefined when the search asks for what they do not tell apart. */
export const readKeptSums = async (db: Db, asked: OrderSearch): Promise<OrderSums | undefined> => {
  const row = await keptTotals(db, asked, searchWords(asked.search))
    ?.select([
      sql<number>`coalesce(sum(orders), 0)`.as('orders'),
      sql<number>`coalesce(sum(total_cents), 0)`.as('total'),
      sql<number>`coalesce(sum(paid_cents), 0)`.as('paid'),
      sql<number>`coalesce(sum(outstanding_cents), 0)`.as('outstanding'),
    ])
    .executeTakeFirstOrThrow()
  return row && sumsOf(row)
}

/** How many orders there are that are not deleted. */
export const keptOrders = async (db: Db): Promise<number> => {
  const total = sql<number>`coalesce(sum(orders), 0)`.as('total')
  return (await db.selectFrom('order_totals').select(total).executeTakeFirstOrThrow()).total
}

/** Count and sums from the orders themselves; with a cap, of `cap` + 1 of them at most. */
export const readSums = async (
  db: Db,
  asked: OrderSearch,
  isLarge: boolean,
  cap: number | null,
): Promise<OrderSums> => {
  const found = filteredOrders(db.selectFrom('orders'), asked, searchWords(asked.search), isLarge)
    .select(['orders.total_cents', 'orders.paid_cents'])
    .$if(cap !== null, (query) => query.limit((cap ?? 0) + 1))
  const row = await db
    .selectFrom(found.as('found'))
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(total_cents), 0)`.as('total'),
      sql<number>`coalesce(sum(paid_cents), 0)`.as('paid'),
      sql<number>`coalesce(sum(greatest(total_cents - paid_cents, 0)), 0)`.as('outstanding'),
    ])
    .executeTakeFirstOrThrow()
  return sumsOf(row)
}

/** The sums of all orders that a search finds, however many: exact, and of many found by words not quick. */
export const sumOrders = async (db: Db, asked: OrderSearch): Promise<OrderTotals> => {
  const { totals } =
    (await readKeptSums(db, asked)) ?? (await readSums(db, asked, await isLargeTable(db, 'orders'), null))
  return totals
}
