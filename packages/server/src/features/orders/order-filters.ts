import type { OrderSearch } from '@registrar/domain/orders/order-listing'
import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { negateUnless, recordsOfSave } from '#platform/lists/filter-conditions'
import type { Filters } from '#platform/lists/list'

/** The value of a filter that asks for orders without any. */
export const NONE = 'N/A'

const eb = expressionBuilder<Tables, 'orders'>()

/** What of an order is not paid yet, in cents. */
export const outstandingCents = sql<number>`outstanding_cents_of(orders.total_cents, orders.paid_cents, orders.is_paid_totally)`

/** The filters of the order list (ORD-8). */
export const orderFilters = {
  from: (brand) => (brand === NONE ? sql`origin is null` : sql`origin = ${brand}`),
  product: (idOrName) => (isId(idOrName) ? sql`product_id = ${idOrName}` : sql`sort_product = fold_text(${idOrName})`),
  organizationId: (id) => {
    if (id === NONE) return eb('orders.organization_id', 'is', null)
    return isId(id) ? eb('orders.organization_id', '=', id) : eb.lit(false)
  },
  orderedFrom: (day) => eb('orders.ordered_on', '>=', day),
  orderedTo: (day) => eb('orders.ordered_on', '<=', day),
  outstanding: (isWanted) => negateUnless(isWanted, sql<boolean>`${outstandingCents} > 0`),
  importId: (id) => {
    const save = sql`select save_id from import_runs where id = ${id}`
    return isId(id) ? sql<boolean>`orders.id in (${recordsOfSave(save, ['orders'])})` : eb.lit(false)
  },
  orderIds: (ids) => eb('orders.id', '=', sql<string>`any(${sql.val(ids.filter(isId))}::uuid[])`),
} satisfies Filters<OrderSearch>
