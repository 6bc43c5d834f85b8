import type { OrderRow } from '@registrar/domain/orders/order'
import type { OrderPage, OrderSearch, OrderSortField } from '@registrar/domain/orders/order-search'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { expectedRows, isLargeTable, readPage } from '#platform/paging'
import { searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { filteredOrders, hasFilter } from './order-filters.ts'
import { readKeptSums, readSums } from './order-sums.ts'
import { subscriptionOf } from './orders.queries.ts'
import { orderOfRow, orderRowColumns } from './orders.row.ts'

type OrderKey = SortKey & { name: string }

const known = (name: string): OrderKey => ({ name, column: `orders.${name}`, isNullable: false })
const blankable = (name: string): OrderKey => ({ name, column: `orders.${name}`, isNullable: true })

const sortKeys: Record<OrderSortField, OrderKey> = {
  createdAt: known('created_at'),
  company: blankable('sort_company'),
  organization: blankable('sort_organization'),
  lastName: blankable('sort_last_name'),
  firstName: blankable('sort_first_name'),
  email: blankable('sort_email'),
  from: blankable('origin'),
  product: blankable('sort_product'),
  totalAmountOrder: known('total_cents'),
  amountDeposit: known('deposit_cents'),
  dateOrder: blankable('ordered_on'),
  paymentTypeDeposit: blankable('sort_deposit_payment_type'),
  amountBalanceToPaid: known('balance_cents'),
  dateOfBalance: blankable('balance_on'),
  paymentTypeBalance: blankable('sort_balance_payment_type'),
  paidTotaly: known('is_paid_totally'),
  balancePaid: known('is_balance_paid'),
  totalPaid: known('paid_cents'),
  withVat: known('has_vat'),
  vatNumber: blankable('sort_vat_number'),
}

// A filter to one value leaves nothing to sort by that column, which the planner does not know: by creation instead.
const sortKeyOf = ({ sortField, ...asked }: OrderSearch): OrderKey => {
  const isOneValue =
    (sortField === 'organization' && asked.organizationId !== undefined) ||
    (sortField === 'product' && asked.product !== undefined) ||
    (sortField === 'from' && asked.from !== undefined)
  return sortKeys[isOneValue ? 'createdAt' : sortField]
}

type Slice = { limit: number; offset: number; isReversed: boolean }

/** Filters that leave so few orders are applied first, and what they leave is sorted. */
const FEW = 20_000

/**
 * The ids of a page, in its order. The index of the order is walked until the page is full, however far into the list;
 * with `isFew` it is not: the planner takes filter and order for independent, and would walk all of it for orders that
 * come last or are not there (a word of the product's name, in the order of products).
 */
export const orderedIds =
  (db: Db, asked: OrderSearch, words: string[], isLarge: boolean, isFew = false) =>
  ({ limit, offset, isReversed }: Slice) => {
    const key = sortKeyOf(asked)
    const filtered = filteredOrders(db, asked, words, isLarge)
    // An offset, of nothing even, keeps the planner from sorting first.
    const found = isFew
      ? db.selectFrom(
          filtered
            .select(['orders.id', sql.ref(key.column).as(key.name)])
            .offset(0)
            .as('orders'),
        )
      : filtered
    return (found as typeof filtered)
      .select('orders.id')
      .$call(orderedBy(key, 'orders.id', asked.sortOrder, isReversed))
      .limit(limit)
      .offset(offset)
  }

/**
 * A page of orders, with count and sums over all pages. A search that finds more orders than are counted has no sums
 * here: `sumOrders` takes its time for them. Source: part 2, sections 2.14 and 7; decisions T7 and W7.
 */
export const searchOrders = async (db: Db, asked: OrderSearch): Promise<OrderPage> => {
  const words = searchWords(asked.search)
  const isLarge = await isLargeTable(db, 'orders')
  const kept = await readKeptSums(db, asked)
  const isFew = kept
    ? kept.orders <= FEW && hasFilter(asked)
    : words.length > 0 && (await expectedRows(filteredOrders(db, asked, words, isLarge).select('orders.id'))) <= FEW
  const idsOf = orderedIds(db, asked, words, isLarge, isFew)
  let summed = kept
  const page = await readPage<OrderRow>({
    page: asked.page,
    limit: asked.limit,
    isCapped: isLarge && words.length > 0,
    count: async (cap) => {
      summed ??= await readSums(db, asked, isLarge, cap)
      return summed.orders
    },
    rows: async (slice) => {
      const rows = await db
        .selectFrom('orders')
        .innerJoin(idsOf(slice).as('page'), 'page.id', 'orders.id')
        .select(orderRowColumns)
        .select((eb) => subscriptionOf(eb as never).as('subscriptionId'))
        .$call(orderedBy(sortKeyOf(asked), 'orders.id', asked.sortOrder, slice.isReversed))
        .execute()
      return rows.map(orderOfRow)
    },
  })
  return { ...page, totals: page.totalIsCapped ? null : (summed?.totals ?? null) }
}
