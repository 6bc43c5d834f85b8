import {
  type Order,
  type OrderAmount,
  orderAmounts,
  type OrderChanges,
  type OrderRow,
} from '@registrar/domain/orders/order'
import { toCents, toEuros } from '@registrar/domain/shared/money'
import type { loadedVersion } from '@registrar/domain/shared/version'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, recordColumn } from '#platform/database/columns'

/** How the change log names an order, and where orders are kept. */
export const orderRecord = { type: 'order', table: 'orders' } as const satisfies RecordKind

/** Where each field of an order that a client may write is kept. Amounts are whole cents there. */
const orderColumn = {
  company: 'company',
  organizationId: 'organization_id',
  lastName: 'last_name',
  firstName: 'first_name',
  email: 'email',
  from: 'origin',
  productId: 'product_id',
  product: 'product_name',
  totalAmountOrder: 'total_cents',
  amountDeposit: 'deposit_cents',
  dateOrder: 'ordered_on',
  paymentTypeDeposit: 'deposit_payment_type',
  amountBalanceToPaid: 'balance_cents',
  dateOfBalance: 'balance_on',
  paymentTypeBalance: 'balance_payment_type',
  toInvoice: 'to_invoice',
  totalPaid: 'paid_cents',
  paidTotaly: 'is_paid_totally',
  balancePaid: 'is_balance_paid',
  noVat: 'has_no_vat',
  withVat: 'has_vat',
  vatNumber: 'vat_number',
  comment: 'comment',
} as const satisfies Record<Exclude<keyof OrderChanges, keyof typeof loadedVersion>, string>

const { product: _writtenName, comment: _, ...listedColumn } = orderColumn

/** Columns of a list row under the API's field names, but for product and subscription. */
export const orderRowColumns = [
  ...columnsOf('orders', recordColumn, ['_id', 'createdAt', 'updatedAt']),
  ...columnsOf('orders', { ...listedColumn, organizationName: 'organization_name' } as const),
  versionOf('orders'),
]

/** A row as it is selected: its amounts are cents. */
export type SelectedOrder = Omit<OrderRow, 'from'> & { from: string | null }

const isAmount = (field: string): field is OrderAmount => orderAmounts.some((amount) => amount === field)

type Selected = Record<OrderAmount, number> & { from: string | null }

/** A selected row with its amounts in euro. A check constraint of the table allows `from` only the two brands. */
export const orderOfRow = <R extends Selected>(row: R): Omit<R, 'from'> & Pick<Order, 'from'> => ({
  ...row,
  from: row.from as Order['from'],
  totalAmountOrder: toEuros(row.totalAmountOrder),
  amountDeposit: toEuros(row.amountDeposit),
  amountBalanceToPaid: toEuros(row.amountBalanceToPaid),
  totalPaid: toEuros(row.totalPaid),
})

/** The columns that a set of API fields is written to. */
export const orderValues = (fields: OrderChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => field in orderColumn && value !== undefined)
      .map(([field, value]) => [
        orderColumn[field as keyof typeof orderColumn],
        isAmount(field) ? toCents(value as number) : value,
      ]),
  )
