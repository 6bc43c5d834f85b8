import { Text } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { OrderPicker } from './order-picker.tsx'
import { ordersToLinkQuery, useLinkOrder } from './subscriptions.api.ts'

const FAILED = 'Failed to fetch orders'

/** Links an order of the organization. Orders that are linked already are not offered (SUB-5). */
export const LinkOrderModal = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({
    ...ordersToLinkQuery(subscription.organizationId, search),
    placeholderData: keepPreviousData,
  })

  useEffect(() => {
    if (error) toast.error(FAILED)
  }, [error])

  // An order that the search has hidden cannot be linked by mistake.
  const visibleOrder = (id: string) => data?.find((order) => order._id === id)?._id
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
      {error && !data && <Failed message={FAILED} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>No order to link</Empty>}
      {data && data.length > 0 && (
        <OrderPicker key={search} orders={data} chosen={chosen} onChoose={(orderId) => form.change({ orderId })} />
      )}
    </ModalForm>
  )
}
