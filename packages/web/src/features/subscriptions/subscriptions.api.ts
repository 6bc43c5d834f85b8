import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { NewSubscription, Subscription, SubscriptionStatus } from '@registrar/domain/subscriptions/subscription'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'

const SUBSCRIPTIONS = 'subscriptions'
const ORDERS = 'orders'

/** The most orders offered for linking (SUB-5). */
const TO_LINK_LIMIT = 1000

export const subscriptionsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [SUBSCRIPTIONS, organizationId],
    queryFn: () => requestData(subscriptionsCalls.searchSubscriptions, { body: { organizationId } }),
  })

/** The orders linked to a subscription, oldest first. */
export const linkedOrdersQuery = (orderIds: string[]) =>
  queryOptions({
    queryKey: [ORDERS, 'linked', orderIds],
    queryFn: async () => {
      const body = { orderIds, limit: TO_LINK_LIMIT, sortField: 'dateOrder', sortOrder: 'asc' } as const
      return await requestData(ordersCalls.searchOrders, { body })
    },
  })

/** The orders of an organization that are linked to no subscription, newest first (SUB-5). */
export const ordersToLinkQuery = (organizationId: string, search: string) =>
  queryOptions({
    queryKey: [ORDERS, 'to-link', organizationId, search],
    queryFn: async ({ signal }) => {
      const page = { page: 1, limit: TO_LINK_LIMIT, sortField: 'dateOrder', sortOrder: 'desc' } as const
      const body = { organizationId, search, ...page }
      const { data } = await request(ordersCalls.searchOrders, { body, signal })

      return data.filter((order) => order.subscriptionId === null)
    },
  })

export const useCreateSubscription = () =>
  useApiMutation({
    run: (body: NewSubscription) => request(subscriptionsCalls.createSubscription, { body }),
    successMessage: 'Subscription created successfully',
    refresh: [SUBSCRIPTIONS],
  })

/** Links or unlinks an order, or sets the status. */
export const updateSubscription = (
  id: string,
  body: { addedOrder: string } | { deletedOrder: string } | { status: SubscriptionStatus; version: number },
) => request(subscriptionsCalls.updateSubscription, { params: { id }, body })

export const useLinkOrder = (id: string) =>
  useApiMutation({
    run: (addedOrder: string) => updateSubscription(id, { addedOrder }),
    successMessage: 'Order linked to subscription successfully',
    failureMessage: 'Failed to link the order to the subscription',
    refresh: [SUBSCRIPTIONS, ORDERS],
  })

export const useUnlinkOrder = (id: string) => {
  const link = useLinkOrder(id)

  return useApiMutation({
    run: (deletedOrder: string) => updateSubscription(id, { deletedOrder }),
    successMessage: 'Order unlinked successfully',
    notifySuccess: (message, order) => showUndoToast(message, () => link.mutate(order)),
    failureMessage: 'Failed to unlink the order',
    refresh: [SUBSCRIPTIONS, ORDERS],
  })
}

export const useUpdateSubscriptionStatus = ({ _id: id, organizationId, version }: Subscription) =>
  useApiMutation({
    run: (status: SubscriptionStatus) =>
      saveWithVersion({
        recordType: 'subscription',
        body: { status, version },
        save: (body) => updateSubscription(id, body),
        readVersion: async () => {
          const subscriptions = await request(subscriptionsCalls.searchSubscriptions, { body: { organizationId } })
          return subscriptions.data.find(({ _id }) => _id === id)?.version ?? version
        },
      }),
    successMessage: 'Subscription status updated',
    failureMessage: 'Failed to update subscription status',
    refresh: [SUBSCRIPTIONS],
  })

export const useRemoveSubscription = (id: string) =>
  useRemoveRecord(
    { recordType: 'subscription', _id: id },
    () => request(subscriptionsCalls.removeSubscription, { params: { id } }),
    {
      successMessage: 'Subscription deleted successfully',
      failureMessage: 'Failed to delete subscription',
      refresh: [SUBSCRIPTIONS, ORDERS],
    },
  )
