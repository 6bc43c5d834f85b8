import type { OrderSearch } from '@registrar/domain/orders/order-listing'
import { expressionBuilder } from 'kysely'
import { organizationsNamed } from '#features/record-names'
import type { Tables } from '#platform/database/database'
import { searchWords } from '#platform/database/search-words'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { NONE, orderFilters, outstandingCents } from './order-filters.ts'
import { selectOrders } from './orders.queries.ts'
import type { SelectedOrder } from './orders.row.ts'

const eb = expressionBuilder<Tables, 'orders'>()

/** The order list. */
export const orderList: List<OrderSearch, SelectedOrder> = {
  from: 'orders',
  shown: eb('orders.deleted_at', 'is', null),
  search: {
    field: 'search',
    column: 'orders.search_text',
    keyColumn: 'orders.search_key',
    linked: [organizationsNamed({ column: 'orders.organization_id' })],
  },
  filters: orderFilters,
  sorts: {
    ...notNullSorts({
      createdAt: 'orders.created_at',
      totalAmountOrder: 'orders.total_cents',
      amountDeposit: 'orders.deposit_cents',
      amountBalanceToPaid: 'orders.balance_cents',
      totalPaid: 'orders.paid_cents',
      paidTotaly: 'orders.is_paid_totally',
      balancePaid: 'orders.is_balance_paid',
      withVat: 'orders.has_vat',
    }),
    outstanding: { value: outstandingCents, isNullable: false },
    ...nullableSorts({
      company: 'orders.sort_company',
      organization: 'orders.sort_organization',
      lastName: 'orders.sort_last_name',
      firstName: 'orders.sort_first_name',
      email: 'orders.sort_email',
      from: 'orders.origin',
      product: 'orders.sort_product',
      dateOrder: 'orders.ordered_on',
      paymentTypeDeposit: 'orders.sort_deposit_payment_type',
      dateOfBalance: 'orders.balance_on',
      paymentTypeBalance: 'orders.sort_balance_payment_type',
      vatNumber: 'orders.sort_vat_number',
    }),
  },
  sums: {
    total_cents: eb.ref('orders.total_cents'),
    paid_cents: eb.ref('orders.paid_cents'),
    outstanding_cents: outstandingCents,
  },
  leavesMany: ({ organizationId, orderIds, search }) =>
    (organizationId ?? NONE) === NONE && orderIds == null && searchWords(search).length === 0,
  row: (db, id) => selectOrders(db).where('orders.id', '=', id),
}
