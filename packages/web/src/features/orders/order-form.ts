import { type Order, orderFields } from '@registrar/domain/orders/order'
import type { RecordForm } from '#lib/use-record-form'

/** The form's schema. It has no product name, because the form chooses a product by id. */
export const orderFormSchema = orderFields.omit({ product: true })

/** The form's values from an order (ORD-1). */
export const orderFormValues = (order: Order) => ({
  company: order.company ?? '',
  organizationId: order.organizationId,
  lastName: order.lastName ?? '',
  firstName: order.firstName ?? '',
  email: order.email ?? '',
  from: order.from,
  productId: order.productId,
  totalAmountOrder: order.totalAmountOrder,
  amountDeposit: order.amountDeposit,
  dateOrder: order.dateOrder,
  paymentTypeDeposit: order.paymentTypeDeposit ?? '',
  amountBalanceToPaid: order.amountBalanceToPaid,
  dateOfBalance: order.dateOfBalance,
  paymentTypeBalance: order.paymentTypeBalance ?? '',
  toInvoice: order.toInvoice ?? '',
  totalPaid: order.totalPaid,
  paidTotaly: order.paidTotaly,
  balancePaid: order.balancePaid,
  noVat: order.noVat,
  withVat: order.withVat,
  vatNumber: order.vatNumber ?? '',
  comment: order.comment ?? '',
})

export type OrderForm = RecordForm<ReturnType<typeof orderFormValues>>
