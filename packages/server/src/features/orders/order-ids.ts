import type { OrderSearch } from '@registrar/domain/orders/order-search'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import type { Slice } from '#platform/paging'
import { orderedBy } from '#platform/sorting'
import { filteredOrders } from './order-filters.ts'
import { sortKeyOf } from './order-sort.ts'
import type { OrderWay } from './order-way.ts'

type Looking = { words: string[]; isLarge: boolean; way: OrderWay }

const FILTERED = ['id', 'origin', 'product_id', 'sort_product', 'organization_id', 'search_text', 'deleted_at'] as const

/** The ids of a page of orders, in no particular order. */
export const orderedIds = (
  db: Db,
  asked: OrderSearch,
  { words, isLarge, way }: Looking,
  { limit, offset, isReversed }: Slice,
) => {
  const key = sortKeyOf(asked)
  const inOrder = orderedBy(key, 'orders.id', asked.sortOrder, isReversed)
  const pageOf = (from: ReturnType<typeof db.selectFrom<'orders'>>) =>
    from.select('orders.id').$call(inOrder).limit(limit).offset(offset)
  const orders = db.selectFrom('orders')
  const asFound = filteredOrders(orders, asked, words, isLarge)
  if (way === 'walk') return pageOf(asFound)
  // An offset, of nothing even, keeps the planner from sorting first.
  const found = asFound.select(['orders.id', sql.ref(key.column).as(key.name)]).offset(0)
  const gathered = pageOf(db.selectFrom(found.as('orders')))
  if (way === 'gather') return gathered
  const first = orders
    .select([...new Set([...FILTERED, key.name])].map((column) => sql.ref(`orders.${column}`).as(column)))
    .where('orders.deleted_at', 'is', null)
    .$call(inOrder)
    .limit(way)
  const walked = pageOf(filteredOrders(db.selectFrom(first.as('orders')), asked, words, isLarge))
  const isFull = sql<boolean>`(select count(*) from walked) = ${limit}`
  return db
    .with('walked', () => walked)
    .selectFrom('walked')
    .select('walked.id')
    .where(isFull)
    .unionAll(
      db
        .selectFrom(gathered.as('gathered'))
        .select('gathered.id')
        .where(sql<boolean>`not ${isFull}`),
    )
}
