import type { OrderChanges } from './order.ts'

export type OrderProduct = { productId: string | null; product: string | null }

/** The product that a save asks for: by id, by name, or none; undefined when it does not change. */
export type RequestedProduct = { productId: string } | { name: string } | 'none' | undefined

/**
 * What a save says of the product. A whole record comes back with both fields, so that what has changed counts: a new
 * id before a new name, and a name alone when the id is empty (ORD-6).
 */
export const requestedProduct = (
  before: OrderProduct,
  sent: Pick<OrderChanges, keyof OrderProduct>,
): RequestedProduct => {
  if (sent.productId && sent.productId !== before.productId) return { productId: sent.productId }
  const isNameSent = sent.product !== undefined && sent.product !== before.product
  const isIdCleared = sent.productId === null && before.productId !== null
  if (!isNameSent && !isIdCleared) return undefined
  const name = sent.product?.trim()
  return name ? { name } : 'none'
}
