import type { Product, ProductSearch } from '@registrar/domain/products/product'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { matchesWords, searchWords } from '#platform/search'
import { productColumns } from './products.row.ts'

/** The products asked for, by name; retired ones only with `fetchAll`. Source: part 2, section 7. */
export const searchProducts = (db: Db, asked: ProductSearch): Promise<Product[]> => {
  const words = searchWords(asked.search)
  return db
    .selectFrom('products')
    .select(productColumns)
    .where('deleted_at', 'is', null)
    .$if(asked.fetchAll !== true, (query) => query.where('is_retired', '=', false))
    .$if(asked.subscription !== undefined, (query) => query.where('is_subscription', '=', asked.subscription ?? false))
    .$if(words.length > 0, (query) => query.where((eb) => matchesWords(eb.ref('sort_name'), words, false)(eb)))
    .orderBy('sort_name')
    .execute()
}

/**
 * One product.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findProduct = async (db: Db | Tx, id: string): Promise<Product> => {
  const found = isId(id)
    ? await db
        .selectFrom('products')
        .select(productColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!found) throw notFound('product')
  return found
}

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
