import type { OrderRow } from '@registrar/domain/orders/order'
import type { OrderPage, OrderSearch, OrderSortField, OrderTotals } from '@registrar/domain/orders/order-search'
import { toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { isLargeTable, readPage } from '#platform/paging'
import { searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { filteredOrders, keptTotals } from './order-filters.ts'
import { subscriptionOf } from './orders.queries.ts'
import { orderOfRow, orderRowColumns } from './orders.row.ts'

const known = (column: string): SortKey => ({ column: `orders.${column}`, isNullable: false })
const blankable = (column: string): SortKey => ({ column: `orders.${column}`, isNullable: true })

const sortKeys: Record<OrderSortField, SortKey> = {
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
const sortKeyOf = ({ sortField, ...asked }: OrderSearch): SortKey => {
  const isOneValue =
    (sortField === 'organization' && asked.organizationId !== undefined) ||
    (sortField === 'product' && asked.product !== undefined) ||
    (sortField === 'from' && asked.from !== undefined)
  return sortKeys[isOneValue ? 'createdAt' : sortField]
}

type Slice = { limit: number; offset: number; isReversed: boolean }

/** The ids of a page, in its order: the index alone gives them, however far into the list. */
export const orderedIds =
  (db: Db, asked: OrderSearch, words: string[], isLarge: boolean) =>
  ({ limit, offset, isReversed }: Slice) =>
    filteredOrders(db, asked, words, isLarge)
      .select('orders.id')
      .$call(orderedBy(sortKeyOf(asked), 'orders.id', asked.sortOrder, isReversed))
      .limit(limit)
      .offset(offset)

type Sums = OrderTotals & { orders: number }

const readSums = async (db: Db, asked: OrderSearch, words: string[], isLarge: boolean): Promise<Sums> => {
  const sums = await (
    keptTotals(db, asked, words)?.select([
      sql<number>`coalesce(sum(orders), 0)`.as('orders'),
      sql<number>`coalesce(sum(total_cents), 0)`.as('total'),
      sql<number>`coalesce(sum(paid_cents), 0)`.as('paid'),
      sql<number>`coalesce(sum(outstanding_cents), 0)`.as('outstanding'),
    ]) ??
    filteredOrders(db, asked, words, isLarge).select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(total_cents), 0)`.as('total'),
      sql<number>`coalesce(sum(paid_cents), 0)`.as('paid'),
      sql<number>`coalesce(sum(greatest(total_cents - paid_cents, 0)), 0)`.as('outstanding'),
    ])
  ).executeTakeFirstOrThrow()
  return {
    orders: sums.orders,
    totalAmountOrder: toEuros(sums.total),
    totalPaid: toEuros(sums.paid),
    outstanding: toEuros(sums.outstanding),
  }
}

/** A page of orders, with count and sums over all pages. Source: part 2, sections 2.14 and 7; decisions T7 and W7. */
export const searchOrders = async (db: Db, asked: OrderSearch): Promise<OrderPage> => {
  const words = searchWords(asked.search)
  const isLarge = await isLargeTable(db, 'orders')
  const idsOf = orderedIds(db, asked, words, isLarge)
  const summing = readSums(db, asked, words, isLarge)
  const page = await readPage<OrderRow>({
    page: asked.page,
    limit: asked.limit,
    isCapped: false,
    count: async () => (await summing).orders,
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
  const { orders: _, ...totals } = await summing
  return { ...page, totals }
}
