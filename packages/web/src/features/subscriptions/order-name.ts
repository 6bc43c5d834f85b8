import type { OrderRow } from '@registrar/domain/orders/order'

/** What an order is called where there is one line for it: who ordered, and what. */
export const orderName = ({ firstName, lastName, company, product }: OrderRow): string => {
  const who = [firstName, lastName].filter(Boolean).join(' ') || company
  return [who, product].filter(Boolean).join(' – ') || 'Order'
}
