import type { Product, ProductSearch } from '@registrar/domain/products/product'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { productColumns } from './products.row.ts'

/** The products asked for, by name; retired ones only with `fetchAll` (PROD-2). */
export const searchProducts = (db: Db, { search, fetchAll, subscription }: ProductSearch): Promise<Product[]> =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.and([
        ...(fetchAll === true ? [] : [eb('is_retired', '=', false)]),
        ...(subscription === undefined ? [] : [eb('is_subscription', '=', subscription)]),
        ...matchesWords('sort_name', searchWords(search)),
      ]),
    )
    .orderBy('sort_name')
    .execute()

/**
 * One product.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findProduct = (db: Db | Tx, id: string): Promise<Product> =>
  requireRow(
    'product',
    id,
    db.selectFrom('products').select(productColumns).where('id', '=', id).where('deleted_at', 'is', null),
  )

/** Whether an order or a subscription that is not deleted uses a product. */
export const isProductUsed = async (tx: Tx, id: string): Promise<boolean> => {
  const { isUsed } = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('orders').select('id').where('product_id', '=', id).where('deleted_at', 'is', null)),
          eb.exists(
            eb.selectFrom('subscriptions').select('id').where('product_id', '=', id).where('deleted_at', 'is', null),
          ),
        ])
        .as('isUsed'),
    )
    .executeTakeFirstOrThrow()

  return Boolean(isUsed)
}
