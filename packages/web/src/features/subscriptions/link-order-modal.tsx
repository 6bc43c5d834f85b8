import { Text } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { QueryResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { OrderPicker } from './order-picker.tsx'
import { ordersToLinkQuery, useLinkOrder } from './subscriptions.api.ts'

/** Links an order of the organization. Orders that are linked already are not offered (SUB-5). */
export const LinkOrderModal = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const [search, setSearch] = useState('')
  const query = useQuery({
    ...ordersToLinkQuery(subscription.organizationId, search),
    placeholderData: keepPreviousData,
    // The dialog's content, which reads the error, renders later than this component: the query may fail before.
    notifyOnChangeProps: 'all',
  })

  // An order that the search has hidden cannot be linked by mistake.
  const visibleOrder = (id: string) => query.data?.find((order) => order._id === id)?._id
  const form = useDialogForm({
    initial: { orderId: '' },
    toBody: ({ orderId }) => visibleOrder(orderId),
    mutation: useLinkOrder(subscription._id),
    onSaved: onClose,
  })
  const chosen = visibleOrder(form.values.orderId) ?? null

  return (
    <ModalForm
      title="Link an order to subscription"
      isOpen
      onClose={onClose}
      submitLabel="Link"
      size="lg"
      {...form.dialog}
    >
      <Text size="sm" c="dimmed">
        Subscription: {subscription.productName}
      </Text>
      <SearchBox value={search} onChange={setSearch} placeholder="Search orders" hasShortcut={false} />
      <QueryResult query={query} failureMessage="Failed to fetch orders" empty="No orders to link">
        {(orders) => (
          <OrderPicker key={search} orders={orders} chosen={chosen} onChoose={(orderId) => form.change({ orderId })} />
        )}
      </QueryResult>
    </ModalForm>
  )
}
