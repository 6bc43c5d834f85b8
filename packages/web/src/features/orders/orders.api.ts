import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productsQuery } from '#features/products'
import { request } from '#lib/api'
import { wordsFor } from '#lib/problem-words'
import { useDeed } from '#lib/use-deed'
import { toast } from '#ui/toasts'

/** The first part of every query key about orders. */
export const ORDERS = 'orders'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [ORDERS, 'one', id],
    queryFn: () => request(ordersCalls.findOrder, { params: { id } }),
  })

/** All products, retired ones too: an order keeps the one it was made with. */
export const useOrderProducts = () => {
  const { data, error } = useQuery(productsQuery({ fetchAll: true }))
  useEffect(() => {
    if (error) toast.error('An error occurred fetching products')
  }, [error])
  return data
}

export const useCreateOrder = () =>
  useDeed({
    run: (body: BodyInput<typeof ordersCalls.createOrder>) => request(ordersCalls.createOrder, { body }),
    done: 'Order Created!',
    failed: (error) => wordsFor(error, 'Failed to create order'),
    refresh: [ORDERS],
  })

/** Saves the fields sent; the answer is the record as it now is. */
export const useUpdateOrder = (id: string) => {
  const client = useQueryClient()
  return useDeed({
    run: async (body: BodyInput<typeof ordersCalls.updateOrder>) => {
      const saved = await request(ordersCalls.updateOrder, { params: { id }, body })
      client.setQueryData(orderQuery(id).queryKey, saved)
      return saved
    },
    done: 'Updated!',
    refresh: [ORDERS, 'subscriptions'],
  })
}

export const useRemoveOrder = (id: string) =>
  useDeed({
    run: () => request(ordersCalls.removeOrder, { params: { id } }),
    done: 'Deleted!',
    outdates: [ORDERS],
    refresh: ['subscriptions'],
  })
