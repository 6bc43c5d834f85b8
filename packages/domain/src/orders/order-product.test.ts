import { expect, it } from 'vitest'
import { requestedProduct } from './order-product.ts'

const full = { productId: 'p1', product: 'Full pack' }
const written = { productId: null, product: 'Old pack' }
const nothing = { productId: null, product: null }

it.each([
  [nothing, {}, undefined],
  [full, full, undefined],
  [full, { productId: 'p2' }, { productId: 'p2' }],
  [full, { productId: 'p2', product: 'Full pack' }, { productId: 'p2' }],
  [full, { productId: 'p2', product: 'Anything' }, { productId: 'p2' }],
  [full, { product: ' Premium pack ' }, { name: 'Premium pack' }],
  [full, { productId: 'p1', product: 'Premium pack' }, { name: 'Premium pack' }],
  [full, { productId: null }, 'none'],
  [full, { productId: null, product: 'Full pack' }, { name: 'Full pack' }],
  [full, { productId: null, product: '' }, 'none'],
  [full, { product: null }, 'none'],
  [written, written, undefined],
  [written, { productId: 'p1', product: 'Old pack' }, { productId: 'p1' }],
  [written, { productId: null, product: 'Older pack' }, { name: 'Older pack' }],
  [written, { product: null }, 'none'],
])('an order with %j that is saved with %j changes to the product %j (ORD-6)', (before, sent, product) => {
  expect(requestedProduct(before, sent)).toEqual(product)
})
