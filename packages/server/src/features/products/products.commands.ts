import type { NewProduct, Product, ProductChanges } from '@registrar/domain/products/product'
import { sql } from 'kysely'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findProduct, isProductUsed } from './products.queries.ts'
import { productValues } from './products.row.ts'

const TAKEN = 'There is already a product of this name.'

// Names are few and change seldom: one writer of a name at a time lets the answer be told before the index refuses it.
const requireFreeName = async (tx: Tx, name: string, exceptId?: string) => {
  await sql`select pg_advisory_xact_lock(hashtext('product names'))`.execute(tx)
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
 * Adds a product and gives its id.
 * @throws Problem PRODUCT_ALREADY_EXISTS
 */
export const createProduct = (db: Db, fields: NewProduct, session: Session): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await requireFreeName(tx, fields.name)
    const id = newId()
    await tx
      .insertInto('products')
      .values({ ...productValues(fields), id, name: fields.name })
      .execute()
    await recordChange(tx, session, {
      recordType: 'product',
      recordId: id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return id
  })

/**
 * Changes the fields sent and gives the product; its orders and subscriptions carry the new name at once; of a product
 * sold hundreds of times, searches and the order of lists know it within minutes.
 * @throws Problem NOT_FOUND, PRODUCT_ALREADY_EXISTS
 */
export const updateProduct = (db: Db, id: string, sent: ProductChanges, session: Session): Promise<Product> =>
  db.transaction().execute(async (tx) => {
    const before = await findProduct(tx, id, 'lock')
    const fields = changedFields(before, sent)
    if (Object.keys(fields).length === 0) return before
    if (sent.name !== undefined && fields['name']) await requireFreeName(tx, sent.name, id)
    await tx
      .updateTable('products')
      .set({ ...productValues(sent), updated_at: now() })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, session, { recordType: 'product', recordId: id, action: 'updated', fields })
    return { ...before, ...sentFields(sent) }
  })

/**
 * Deletes a product that nothing uses (decision T5).
 * @throws Problem NOT_FOUND, PRODUCT_IN_USE
 */
export const removeProduct = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findProduct(tx, id, 'lock')
    if (await isProductUsed(tx, id))
      throw new Problem('PRODUCT_IN_USE', 'This product is in use. Retire it instead of deleting it.')
    await tx.updateTable('products').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'product', recordId: id, action: 'deleted' })
  })
