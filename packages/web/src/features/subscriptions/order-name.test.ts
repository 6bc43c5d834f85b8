import type { OrderRow } from '@registrar/domain/orders/order'
import { expect, it } from 'vitest'
import { orderName } from './order-name.ts'

type Named = Pick<OrderRow, 'firstName' | 'lastName' | 'company' | 'product'>
const nobody: Named = { firstName: null, lastName: null, company: null, product: null }

it.each<[string, Partial<Named>, string]>([
  [
    'the customer and the product',
    { firstName: 'Aoife', lastName: 'Byrne', product: 'Full pack' },
    'Aoife Byrne – Full pack',
  ],
  ['one name when the other is missing', { lastName: 'Byrne' }, 'Byrne'],
  ['the names before the company', { firstName: 'Aoife', company: 'Harbour Ltd' }, 'Aoife'],
  ['the company without names', { company: 'Harbour Ltd', product: 'Full pack' }, 'Harbour Ltd – Full pack'],
  ['the product alone', { product: 'Full pack' }, 'Full pack'],
  ['a word when everything is missing', {}, 'Order'],
])('an order is named by %s', (_by, fields, name) => {
  expect(orderName({ ...nobody, ...fields } as OrderRow)).toBe(name)
})
