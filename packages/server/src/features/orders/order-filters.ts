import type { OrderSearch } from '@registrar/domain/orders/order-search'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { matchesWords } from '#platform/search'

export const NONE = 'N/A'

/** Whether a search asks for less than all orders, by what the kept totals know. */
export const hasFilter = ({ from, product, organizationId }: OrderSearch): boolean =>
  [from, product, organizationId].some((filter) => filter !== undefined)

/** Whether only the orders of one organization are asked for. */
export const isOfOneOrganization = ({ organizationId }: OrderSearch): boolean =>
  organizationId !== undefined && organizationId !== NONE

/** The filters that the kept totals know too: origin, product, and whether there is an organization. */
const keptFilters =
  (asked: OrderSearch) =>
  <T extends 'orders' | 'order_totals', O>(query: SelectQueryBuilder<Tables, T, O>) => {
    const { from, product } = asked
    return query
      .$if(from === NONE, (some) => some.where(sql`origin`, 'is', null))
      .$if(from !== undefined && from !== NONE, (some) => some.where(sql`origin`, '=', from))
      .$if(product !== undefined, (some) =>
        isId(product ?? '')
          ? some.where(sql`product_id`, '=', product)
          : some.where(sql`sort_product`, '=', sql`fold_text(${product})`),
      )
  }

/** The orders that a search asks for. A malformed id finds nothing. */
export const filteredOrders = (
  orders: SelectQueryBuilder<Tables, 'orders', object>,
  asked: OrderSearch,
  words: string[],
  isLarge: boolean,
) => {
  const { organizationId, orderIds } = asked
  return orders
    .$call(keptFilters(asked))
    .where('orders.deleted_at', 'is', null)
    .$if(organizationId === NONE, (query) => query.where('orders.organization_id', 'is', null))
    .$if(isOfOneOrganization(asked), (query) =>
      query.where((eb) =>
        isId(organizationId ?? '') ? eb('orders.organization_id', '=', organizationId ?? '') : eb.lit(false),
      ),
    )
    .$if(orderIds != null, (query) => {
      const ids = (orderIds ?? []).filter(isId)
      return query.where((eb) => (ids.length > 0 ? eb('orders.id', 'in', ids) : eb.lit(false)))
    })
    .$if(words.length > 0, (query) =>
      query.where((eb) => matchesWords(eb.ref('orders.search_text'), words, isLarge)(eb)),
    )
}

/** The kept totals of a search, or undefined when it asks for what they do not tell apart. */
export const keptTotals = (db: Db, asked: OrderSearch, words: string[]) => {
  const { organizationId, orderIds } = asked
  if (words.length > 0 || orderIds != null || isOfOneOrganization(asked)) return undefined
  return db
    .selectFrom('order_totals')
    .$call(keptFilters(asked))
    .$if(organizationId === NONE, (query) => query.where('order_totals.has_organization', '=', false))
}
