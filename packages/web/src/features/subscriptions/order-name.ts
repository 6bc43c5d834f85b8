import type { OrderRow } from '@registrar/domain/orders/order'

/** An order's name in one line: the customer and the product. */
export const orderName = ({ firstName, lastName, company, product }: OrderRow): string => {
  const customer = [firstName, lastName].filter(Boolean).join(' ') || company
  return [customer, product].filter(Boolean).join(' – ') || 'Order'
}
