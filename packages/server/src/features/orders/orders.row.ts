import { type Order, type OrderAmount, orderAmounts, type OrderChanges } from '@registrar/domain/orders/order'
import { toCents, toEuros } from '@registrar/domain/shared/money'

/** Where each field of an order that a client may write is kept. Amounts are whole cents there. */
export const orderColumn = {
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
} as const satisfies Record<keyof OrderChanges, string>

/** Columns of a list row under the names of the wire, but for product and subscription. */
export const orderRowColumns = [
  'orders.id as _id',
  'orders.company',
  'orders.organization_id as organizationId',
  'orders.organization_name as organizationName',
  'orders.last_name as lastName',
  'orders.first_name as firstName',
  'orders.email',
  'orders.origin as from',
  'orders.product_id as productId',
  'orders.total_cents as totalAmountOrder',
  'orders.deposit_cents as amountDeposit',
  'orders.ordered_on as dateOrder',
  'orders.deposit_payment_type as paymentTypeDeposit',
  'orders.balance_cents as amountBalanceToPaid',
  'orders.balance_on as dateOfBalance',
  'orders.balance_payment_type as paymentTypeBalance',
  'orders.to_invoice as toInvoice',
  'orders.paid_cents as totalPaid',
  'orders.is_paid_totally as paidTotaly',
  'orders.is_balance_paid as balancePaid',
  'orders.has_no_vat as noVat',
  'orders.has_vat as withVat',
  'orders.vat_number as vatNumber',
  'orders.created_at as createdAt',
  'orders.updated_at as updatedAt',
] as const

const isAmount = (field: string): field is OrderAmount => orderAmounts.some((amount) => amount === field)

type Selected = Record<OrderAmount, number> & { from: string | null }

/** A selected row with its amounts in euro; the check constraint of the origin, told to the types. */
export const orderOfRow = <R extends Selected>(row: R): Omit<R, 'from'> & Pick<Order, 'from'> => ({
  ...row,
  from: row.from as Order['from'],
  totalAmountOrder: toEuros(row.totalAmountOrder),
  amountDeposit: toEuros(row.amountDeposit),
  amountBalanceToPaid: toEuros(row.amountBalanceToPaid),
  totalPaid: toEuros(row.totalPaid),
})

/** The columns that a set of documented fields is written to. */
export const orderValues = (fields: OrderChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => field in orderColumn && value !== undefined)
      .map(([field, value]) => [
        orderColumn[field as keyof typeof orderColumn],
        isAmount(field) ? toCents(value as number) : value,
      ]),
  )
