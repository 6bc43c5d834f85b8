import { productsCalls } from '@registrar/domain/products/products.calls'
import type { Routes } from '#platform/http/routes'
import { createProduct, removeProduct, updateProduct } from './products.commands.ts'
import { searchProducts } from './products.queries.ts'

export const productsRoutes = ({ serve }: Routes): void => {
  serve(productsCalls.createProduct, async ({ db, body, session }) => ({
    data: { _id: await createProduct(db, body, session) },
  }))

  serve(productsCalls.searchProducts, async ({ db, body }) => ({ data: await searchProducts(db, body) }))

  serve(productsCalls.updateProduct, ({ db, params, body, session }) => updateProduct(db, params.id, body, session))

  serve(productsCalls.removeProduct, ({ db, params, session }) => removeProduct(db, params.id, session))
}
