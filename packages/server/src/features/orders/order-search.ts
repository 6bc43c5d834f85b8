import type { OrderPage, OrderSearch } from '@registrar/domain/orders/order-search'
import type { Db } from '#platform/database/database'
import { isLargeTable, readPage } from '#platform/paging'
import { searchWords } from '#platform/search'
import { orderedBy } from '#platform/sorting'
import { expectOrders } from './order-expectation.ts'
import { orderedIds } from './order-ids.ts'
import { sortKeyOf } from './order-sort.ts'
import { readKeptSums, readSums } from './order-sums.ts'
import { wayTo } from './order-way.ts'
import { productOf, subscriptionOf } from './orders.queries.ts'
import { orderOfRow, orderRowColumns } from './orders.row.ts'

/**
 * A page of orders, with count and sums over all pages. A search that finds more orders than are counted has no sums
 * here: `sumOrders` takes its time for them. Source: part 2, sections 2.14 and 7; decisions T7 and W7.
 */
export const searchOrders = async (db: Db, asked: OrderSearch): Promise<OrderPage> => {
  const words = searchWords(asked.search)
  const isLarge = await isLargeTable(db, 'orders')
  const kept = await readKeptSums(db, asked)
  const { page, limit, ...terms } = asked
  const expectation = await expectOrders(db, asked, { words, isLarge, kept })
  const way = wayTo(asked, words, expectation, page * limit)
  let summed = kept
  const found = await readPage(db, {
    page,
    limit,
    question: ['orders', terms, isLarge, way],
    isCapped: isLarge && words.length > 0,
    count: async (cap) => {
      if (cap !== null && expectation.isFarPast(cap)) return cap + 1
      summed ??= await readSums(db, asked, isLarge, cap)
      return summed.orders
    },
    rows: (slice) =>
      db
        .selectFrom('orders')
        .innerJoin(orderedIds(db, asked, { words, isLarge, way }, slice).as('page'), 'page.id', 'orders.id')
        .select(orderRowColumns)
        .select((eb) => [productOf(eb as never).as('product'), subscriptionOf(eb as never).as('subscriptionId')])
        .$call(orderedBy(sortKeyOf(asked), 'orders.id', asked.sortOrder, slice.isReversed)),
  })
  return { ...found, data: found.data.map(orderOfRow), totals: found.totalIsCapped ? null : (summed?.totals ?? null) }
}
