import type { OrderChanges } from './order.ts'

export type OrderProduct = { productId: string | null; product: string | null }

/** The product that a save asks for: by id, by name, or none; undefined when it does not change. */
type RequestedProduct = { productId: string } | { name: string } | 'none' | undefined

/**
 * What a save asks for as the product. A client may send a whole record with both fields back, so only a changed field
 * counts: a new id before a new name. The name also counts when the id has been cleared (ORD-6).
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
