import type { Product, ProductChanges, ProductSearch } from '@registrar/domain/products/product'
import { productsCalls } from '@registrar/domain/products/products.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of every query key about products. */
export const PRODUCTS = 'products'

/** Products by name: all of them, retired ones too, or those offered as a subscription (PROD-2). */
export const productsQuery = (query: ProductSearch) =>
  queryOptions({
    queryKey: [PRODUCTS, query],
    queryFn: () => requestData(productsCalls.searchProducts, { body: query }),
  })

// Orders and subscriptions show the product's name, so a rename changes them too.
const refresh = [PRODUCTS, 'orders', 'subscriptions']

type ProductBody = BodyInput<typeof productsCalls.createProduct>

const saveProduct = ({ _id: id, version }: Product, body: ProductChanges) =>
  saveWithVersion({
    recordType: 'product',
    body: { ...body, version },
    save: (fields) => request(productsCalls.updateProduct, { params: { id }, body: fields }),
    readVersion: async () => {
      const products = await request(productsCalls.searchProducts, { body: { fetchAll: true } })
      return products.data.find(({ _id }) => _id === id)?.version ?? version
    },
  })

/** Creates a product, or saves the given one with the version that its fields were loaded from. */
export const useSaveProduct = (product: Product | undefined) =>
  useApiMutation<{ fields: ProductBody; version: number | undefined }, unknown>({
    run: ({ fields, version = product?.version ?? 0 }) =>
      product ? saveProduct({ ...product, version }, fields) : request(productsCalls.createProduct, { body: fields }),
    successMessage: product ? 'Updated!' : 'Product added!',
    failureMessage: (error) => errorMessage(error, product ? undefined : 'Failed to add the product'),
    refresh,
  })

export const useUpdateProduct = (successMessage: string) =>
  useApiMutation({
    run: ({ product, ...body }: ProductChanges & { product: Product }) => saveProduct(product, body),
    successMessage,
    refresh,
  })

export const useRemoveProduct = (id: string) =>
  useRemoveRecord({ recordType: 'product', _id: id }, () => request(productsCalls.removeProduct, { params: { id } }), {
    refresh: [PRODUCTS],
  })
