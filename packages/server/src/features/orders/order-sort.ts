import type { OrderSearch, OrderSortField } from '@registrar/domain/orders/order-search'
import type { SortKey } from '#platform/sorting'

/** A column of the list to sort by, and its bare name. */
export type OrderKey = SortKey & { name: string }

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

/**
 * What a search is sorted by. A filter to one value leaves nothing to sort by that column, which the planner does not
 * know: by creation instead.
 */
export const sortKeyOf = ({ sortField, ...asked }: OrderSearch): OrderKey => {
  const isOneValue =
    (sortField === 'organization' && asked.organizationId !== undefined) ||
    (sortField === 'product' && asked.product !== undefined) ||
    (sortField === 'from' && asked.from !== undefined)
  return sortKeys[isOneValue ? 'createdAt' : sortField]
}
