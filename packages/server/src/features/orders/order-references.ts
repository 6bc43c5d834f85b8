import { requestedProduct, type OrderProduct } from '@registrar/domain/orders/order-product'
import type { OrderChanges } from '@registrar/domain/orders/order'
import { sql } from 'kysely'
import { organizationRecord } from '#features/organizations'
import { productRecord } from '#features/products'
import { requireReference } from '#platform/commands/lock-record'
import { lockRecords } from '#platform/commands/record-batches'
import type { Tx } from '#platform/database/database'

/** What an order has before a save, and what is sent. */
type Save<Before> = { before: Before; sent: OrderChanges }

type OrderOrganization = { organizationId: string | null; organizationName: string | null }

/**
 * Locks a record that an order names, so that it is neither deleted nor renamed before the order is written.
 * @throws Problem NOT_FOUND for `field`
 */
const lockNamed = async (
  tx: Tx,
  kind: typeof organizationRecord | typeof productRecord,
  id: string,
  field: string,
): Promise<{ id: string; name: string }> => {
  await requireReference(tx, kind, id, { field, strength: 'share' })

  return tx.selectFrom(kind.table).select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * The organization that an order has after a save.
 * @throws Problem NOT_FOUND
 */
export const resolveOrganization = async (
  tx: Tx,
  { before, sent }: Save<OrderOrganization>,
): Promise<OrderOrganization> => {
  const { organizationId = before.organizationId } = sent
  if (organizationId === before.organizationId) return { organizationId, organizationName: before.organizationName }
  if (organizationId === null) return { organizationId, organizationName: null }

  const { id, name } = await lockNamed(tx, organizationRecord, organizationId, 'organizationId')
  return { organizationId: id, organizationName: name }
}

/**
 * The product of an order after a save: a product of the catalogue, found by id or name, else only the name as it was typed
 * (ORD-6).
 * @throws Problem NOT_FOUND for an unknown id
 */
export const resolveProduct = async (tx: Tx, { before, sent }: Save<OrderProduct>): Promise<OrderProduct> => {
  const requested = requestedProduct(before, sent)
  if (requested === undefined) return { productId: before.productId, product: before.product }
  if (requested === 'none') return { productId: null, product: null }

  if ('productId' in requested) {
    const { id, name } = await lockNamed(tx, productRecord, requested.productId, 'productId')
    return { productId: id, product: name }
  }

  const known = await tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('sort_name', '=', sql<string>`fold_text(${requested.name})`)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

  return known ? { productId: known.id, product: known.name } : { productId: null, product: requested.name }
}

/**
 * Locks organizations that new orders name.
 * @returns their names, by id; one that is deleted is missing
 */
export const lockOrganizationNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const locked = await lockRecords(tx, organizationRecord, ids, 'share')
  if (locked.size === 0) return new Map()
  const rows = await tx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [...locked])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Locks the products of the catalogue that have these names, as orders write them (ORD-6). @returns them by the written name */
export const lockProductsByName = async (tx: Tx, names: readonly string[]): Promise<Map<string, OrderProduct>> => {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ written: string; id: string; name: string }>`
    select written, p.id, p.name from unnest(${[...new Set(names)]}::text[]) as written
    join products p on p.sort_name = fold_text(written) and p.deleted_at is null for share of p`.execute(tx)
  return new Map(rows.map(({ written, id, name }) => [written, { productId: id, product: name }]))
}
