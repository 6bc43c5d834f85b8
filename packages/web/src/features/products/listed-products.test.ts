import type { Product } from '@registrar/domain/products/product'
import { expect, it } from 'vitest'
import { listedProducts } from './listed-products.ts'

const product = (name: string, subscription: boolean, retired: boolean): Product => ({
  _id: name,
  name,
  subscription,
  retired,
  version: 1,
})
const products = [product('Bravo', true, false), product('alpha', false, true), product('Charlie', false, false)]

it.each([
  [{ sortField: 'name', sortOrder: 'asc' }, ['alpha', 'Bravo', 'Charlie']],
  [{ sortField: 'name', sortOrder: 'desc' }, ['Charlie', 'Bravo', 'alpha']],
  [{ sortField: 'subscription', sortOrder: 'asc' }, ['alpha', 'Charlie', 'Bravo']],
  [{ sortField: 'retired', sortOrder: 'desc' }, ['alpha', 'Bravo', 'Charlie']],
  [{ sortField: 'name', sortOrder: 'asc', subscription: false }, ['alpha', 'Charlie']],
  [{ sortField: 'name', sortOrder: 'asc', retired: false }, ['Bravo', 'Charlie']],
] as const)('the list of products with %j is %j (LIST-11)', (state, names) => {
  expect(listedProducts(products, state as never).map(({ name }) => name)).toEqual(names)
})
