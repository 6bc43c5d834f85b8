import type { NewProduct, Product, ProductChanges } from '@registrar/domain/products/product'
import { sql } from 'kysely'
import { reconcileEdits } from '#features/conflicts'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findProduct, isProductUsed } from './products.queries.ts'
import { productRecord, productValues } from './products.row.ts'

const TAKEN = 'There is already a product of this name.'

// Product names rarely change. Writers of names take turns, so that a taken name is found before the index refuses it.
const requireFreeName = async (tx: Tx, name: string, exceptId?: string) => {
  await lockExclusively(tx, 'product names')

  const taken = await tx
    .selectFrom('products')
    .select('id')
    .where('sort_name', '=', sql<string>`fold_text(${name})`)
    .where('deleted_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()

  if (taken) throw new Problem('PRODUCT_ALREADY_EXISTS', TAKEN, { fields: { name: TAKEN } })
}

/**
 * Adds a product and returns its id.
 * @throws Problem PRODUCT_ALREADY_EXISTS
 */
export const createProduct = (db: Db, fields: NewProduct, session: Session): Promise<string> =>
  createRecord(db, productRecord, session, async (tx, id) => {
    await requireFreeName(tx, fields.name)

    await tx
      .insertInto('products')
      .values({ ...productValues(fields), id, name: fields.name })
      .execute()

    return fields
  })

/**
 * Changes the fields sent and returns the product. Its orders and subscriptions show a new name at once; searching and
 * sorting the orders of a product that was sold hundreds of times follow within minutes.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, PRODUCT_ALREADY_EXISTS
 */
export const updateProduct = (db: Db | Tx, id: string, sent: ProductChanges, session: Session): Promise<Product> =>
  updateRecord(db, productRecord, id, session, {
    read: findProduct,
    decide: (before, tx) => reconcileEdits(tx, before, sent, session),
    write: async (tx, { changed, updatedAt }) => {
      if (changed.name !== undefined) await requireFreeName(tx, changed.name, id)

      await tx
        .updateTable('products')
        .set({ ...productValues(changed), updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

/**
 * Makes sure that nothing uses a product (PROD-3).
 * @throws Problem PRODUCT_IN_USE
 */
export const requireUnusedProduct = async (tx: Tx, id: string): Promise<void> => {
  if (await isProductUsed(tx, id))
    throw new Problem('PRODUCT_IN_USE', 'This product is in use. Retire it instead of deleting it.')
}

/**
 * Deletes a product that nothing uses.
 * @throws Problem NOT_FOUND, PRODUCT_IN_USE
 */
export const removeProduct = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, productRecord, id, session, (tx) => requireUnusedProduct(tx, id))

/**
 * Makes sure that no other product has the name of one in the bin.
 * @throws Problem PRODUCT_ALREADY_EXISTS
 */
export const requireNameOfProduct = async (tx: Tx, id: string): Promise<void> => {
  const { name } = await tx.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await requireFreeName(tx, name, id)
}
