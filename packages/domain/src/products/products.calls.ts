import { call } from '../shared/call.ts'
import { created, listOf } from '../shared/page.ts'
import { newProduct, product, productChanges, productSearchBody } from './product.ts'

export const productsCalls = {
  createProduct: call({
    method: 'POST',
    path: '/product',
    summary: 'Add a product to the catalogue',
    body: newProduct,
    answer: created,
  }),
  searchProducts: call({
    method: 'POST',
    path: '/product/search',
    summary: 'The products offered, by name; all of them with fetchAll, those sold as a subscription with subscription',
    body: productSearchBody,
    answer: listOf(product),
  }),
  updateProduct: call({
    method: 'PUT',
    path: '/product/:id',
    summary: 'Rename a product, say whether it is a subscription, retire it or offer it again',
    body: productChanges,
    answer: product,
  }),
  removeProduct: call({
    method: 'DELETE',
    path: '/product/:id',
    summary: 'Delete a product that no order and no subscription uses',
  }),
}
