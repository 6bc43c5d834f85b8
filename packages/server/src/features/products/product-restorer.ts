import { productChanges } from '@registrar/domain/products/product'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { removeProduct, restoreProduct, updateProduct } from './products.commands.ts'
import { productRecord } from './products.row.ts'

/** How a product comes back from the bin and from its history. */
export const productRestorer: RecordRestorer = {
  kind: productRecord,
  putBack: (tx, id, fields, { session }) => updateProduct(tx, id, oldValues(productChanges, fields), session),
  restore: (tx, id, { session }) => restoreProduct(tx, id, session),
  remove: (tx, id, { session }) => removeProduct(tx, id, session),
}
