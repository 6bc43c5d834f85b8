import type { UseFormReturnType } from '@mantine/form'
import { type Order, orderFields } from '@registrar/domain/orders/order'

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

export type OrderFormValues = ReturnType<typeof orderFormValues>
export type OrderForm = UseFormReturnType<OrderFormValues>

export type CheckboxName = 'paidTotaly' | 'balancePaid' | 'noVat' | 'withVat'

/** The props of the form's inputs by field name: `field` for those with a value, `checkbox` for checkboxes. */
export const orderInputs = (form: OrderForm) => ({
  field: (name: keyof OrderFormValues) => ({ key: form.key(name), ...form.getInputProps(name) }),
  checkbox: (name: CheckboxName) => ({ key: form.key(name), ...form.getInputProps(name, { type: 'checkbox' }) }),
})
