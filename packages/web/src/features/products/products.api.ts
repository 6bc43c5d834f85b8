import type { ProductChanges, ProductSearch } from '@registrar/domain/products/product'
import { productsCalls } from '@registrar/domain/products/products.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { wordsFor } from '#lib/problem-words'
import { useDeed } from '#lib/use-deed'

const PRODUCTS = 'products'

/** Products by name: all of them, retired ones too, or those offered as a subscription. Source: part 2, section 7. */
export const productsQuery = (asked: ProductSearch) =>
  queryOptions({
    queryKey: [PRODUCTS, asked],
    queryFn: async () => (await request(productsCalls.searchProducts, { body: asked })).data,
  })

// Orders and subscriptions carry the product's name.
const refresh = [PRODUCTS, 'orders', 'subscriptions']

export const useCreateProduct = () =>
  useDeed({
    run: (body: BodyInput<typeof productsCalls.createProduct>) => request(productsCalls.createProduct, { body }),
    done: 'Product added!',
    failed: (error) => wordsFor(error, 'Failed to add the product'),
    refresh,
  })

export const useUpdateProduct = (done = 'Updated!') =>
  useDeed({
    run: ({ id, ...body }: ProductChanges & { id: string }) =>
      request(productsCalls.updateProduct, { params: { id }, body }),
    done,
    refresh,
  })

export const useRemoveProduct = () =>
  useDeed({
    run: (id: string) => request(productsCalls.removeProduct, { params: { id } }),
    done: 'Deleted!',
    refresh: [PRODUCTS],
  })
