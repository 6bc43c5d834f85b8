import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { productsQuery } from '#features/products'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { useErrorToast } from '#lib/use-error-toast'

/** The first part of every query key about orders. */
export const ORDERS = 'orders'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [ORDERS, 'one', id],
    queryFn: () => request(ordersCalls.findOrder, { params: { id } }),
  })

/** The sums of the orders that a search finds, by month. */
export const orderMonthsQuery = (search: object) =>
  queryOptions({
    queryKey: [ORDERS, 'months', search],
    queryFn: ({ signal }) => requestData(ordersCalls.sumOrdersByMonth, { body: search, signal }),
  })

/** All products, retired ones too, because an old order keeps its product. */
export const useOrderProducts = () => {
  const { data, error } = useQuery(productsQuery({ fetchAll: true }))

  useErrorToast(error, 'An error occurred fetching products')

  return data
}

export const useCreateOrder = () =>
  useApiMutation({
    run: (body: BodyInput<typeof ordersCalls.createOrder>) => request(ordersCalls.createOrder, { body }),
    successMessage: 'Order Created!',
    failureMessage: (error) => errorMessage(error, 'Failed to create order'),
    refresh: [ORDERS],
  })

/** Saves the fields and caches the saved order. In a conflict, the user chooses what to keep. */
export const useUpdateOrder = (id: string) => {
  const client = useQueryClient()

  return useApiMutation({
    run: async (body: BodyInput<typeof ordersCalls.updateOrder>) => {
      const saved = await saveWithVersion({
        recordType: 'order',
        body,
        save: (fields) => request(ordersCalls.updateOrder, { params: { id }, body: fields }),
        readVersion: async () => (await client.query({ ...orderQuery(id), staleTime: 0 })).version,
      })
      client.setQueryData(orderQuery(id).queryKey, saved)
      return saved
    },
    successMessage: 'Updated!',
    refresh: [ORDERS, 'subscriptions'],
  })
}

export const useRemoveOrder = (id: string) =>
  useRemoveRecord({ recordType: 'order', _id: id }, () => request(ordersCalls.removeOrder, { params: { id } }), {
    markStale: [ORDERS],
    refresh: ['subscriptions'],
  })
