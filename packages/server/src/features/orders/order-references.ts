import { requestedProduct, type OrderProduct } from '@registrar/domain/orders/order-product'
import type { OrderChanges } from '@registrar/domain/orders/order'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'

const unknown = (field: string, what: string) =>
  new Problem('NOT_FOUND', `There is no such ${what}.`, { fields: { [field]: `There is no such ${what}.` } })

// Held until the write, so that neither is deleted or renamed at the same moment.
const findLocked = async (tx: Tx, table: 'organizations' | 'products', id: string) =>
  isId(id)
    ? tx
        .selectFrom(table)
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined

type OrderOrganization = { organizationId: string | null; organizationName: string | null }

/**
 * The organization that a save leaves the order with.
 * @throws Problem NOT_FOUND
 */
export const resolveOrganization = async (
  tx: Tx,
  before: OrderOrganization,
  sent: OrderChanges,
): Promise<OrderOrganization> => {
  const { organizationId = before.organizationId } = sent
  if (organizationId === before.organizationId) return { organizationId, organizationName: before.organizationName }
  if (organizationId === null) return { organizationId, organizationName: null }
  const held = await findLocked(tx, 'organizations', organizationId)
  if (!held) throw unknown('organizationId', 'organization')
  return { organizationId: held.id, organizationName: held.name }
}

/**
 * The product that a save leaves the order with: one of the catalogue by its id or its name, or a name as it was
 * written, when the catalogue has none of that name.
 * @throws Problem NOT_FOUND for an unknown id
 */
export const resolveProduct = async (tx: Tx, before: OrderProduct, sent: OrderChanges): Promise<OrderProduct> => {
  const asked = requestedProduct(before, sent)
  if (asked === undefined) return { productId: before.productId, product: before.product }
  if (asked === 'none') return { productId: null, product: null }
  if ('productId' in asked) {
    const held = await findLocked(tx, 'products', asked.productId)
    if (!held) throw unknown('productId', 'product')
    return { productId: held.id, product: held.name }
  }
  const named = await tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('sort_name', '=', sql<string>`fold_text(${asked.name})`)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return named ? { productId: named.id, product: named.name } : { productId: null, product: asked.name }
}
