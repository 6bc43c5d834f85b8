import type { ProductChanges, ProductSearch } from '@registrar/domain/products/product'
import { productsCalls } from '@registrar/domain/products/products.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { useUndoDeletion } from '#features/bin'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'

const PRODUCTS = 'products'

/** Products by name: all of them, retired ones too, or those offered as a subscription (PROD-2). */
export const productsQuery = (query: ProductSearch) =>
  queryOptions({
    queryKey: [PRODUCTS, query],
    queryFn: async () => (await request(productsCalls.searchProducts, { body: query })).data,
  })

// Orders and subscriptions show the product's name, so a rename changes them too.
const refresh = [PRODUCTS, 'orders', 'subscriptions']

type ProductBody = BodyInput<typeof productsCalls.createProduct>

/** Creates a product, or saves the one with the given id. */
export const useSaveProduct = (id: string | undefined) =>
  useApiMutation<ProductBody, unknown>({
    run: (body) =>
      id
        ? request(productsCalls.updateProduct, { params: { id }, body })
        : request(productsCalls.createProduct, { body }),
    successMessage: id ? 'Updated!' : 'Product added!',
    failureMessage: (error) => errorMessage(error, id ? undefined : 'Failed to add the product'),
    refresh,
  })

export const useUpdateProduct = (successMessage: string) =>
  useApiMutation({
    run: ({ id, ...body }: ProductChanges & { id: string }) =>
      request(productsCalls.updateProduct, { params: { id }, body }),
    successMessage,
    refresh,
  })

export const useRemoveProduct = () => {
  const showUndo = useUndoDeletion('product')

  return useApiMutation({
    run: (id: string) => request(productsCalls.removeProduct, { params: { id } }),
    successMessage: 'Deleted!',
    notifySuccess: showUndo,
    refresh: [PRODUCTS],
  })
}
