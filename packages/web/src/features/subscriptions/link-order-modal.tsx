import { Text } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
  const [chosen, setChosen] = useState<string | null>(null)
  const link = useLinkOrder(subscription._id)
  const { data, error, refetch } = useQuery({
    ...ordersToLinkQuery(subscription.organizationId, search),
    placeholderData: keepPreviousData,
  })

  useEffect(() => {
    if (error) toast.error(FAILED)
  }, [error])

  // An order that the search has hidden cannot be linked by mistake.
  const visibleChoice = data?.find((order) => order._id === chosen)?._id ?? null

  return (
    <ModalForm
      title="Link an order to subscription"
      isOpen
      onClose={onClose}
      onSubmit={() => visibleChoice && link.mutate(visibleChoice, { onSuccess: onClose })}
      submitLabel="Link"
      isBusy={link.isPending}
      canSubmit={visibleChoice !== null}
      size="lg"
    >
      <Text size="sm" c="dimmed">
        Subscription: {subscription.productName}
      </Text>
      <SearchBox value={search} onChange={setSearch} placeholder="Search orders" hasShortcut={false} />
      {error && !data && <Failed message={FAILED} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>No order to link</Empty>}
      {data && data.length > 0 && (
        <OrderPicker key={search} orders={data} chosen={visibleChoice} onChoose={setChosen} />
      )}
    </ModalForm>
  )
}
