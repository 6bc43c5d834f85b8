import { Button, Group, Text } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { IconLink, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryButton } from '#features/history'
import { confirmDelete } from '#ui/confirm'
import { IconButton } from '#ui/icon-button'
import { Permitted } from '#ui/permitted'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { QueryResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { ordersToLinkQuery, useLinkOrder, useRemoveSubscription } from './subscriptions.api.ts'
import { OrderPicker } from './order-picker.tsx'

/** Links an order of the organization. Orders that are linked already are not offered (SUB-5). */
const LinkOrderModal = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
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
    about: subscription._id,
    initial: { orderId: '' },
    toBody: ({ orderId }) => visibleOrder(orderId),
    mutation: useLinkOrder(subscription._id),
    onSaved: onClose,
  })
  const chosen = visibleOrder(form.values.orderId) ?? null

  return (
    <ModalForm title="Link an order to subscription" onClose={onClose} submitLabel="Link" size="lg" {...form.dialog}>
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

type Props = { subscription: Subscription; label: string; isOpen: boolean; onToggle: () => void }

/** The actions of a subscription: link an order, show its orders, delete it. */
export const SubscriptionActions = ({ subscription, label, isOpen, onToggle }: Props) => {
  const [isLinking, setLinking] = useState(false)
  const remove = useRemoveSubscription(subscription._id)
  const client = useQueryClient()

  // Up to 1000 orders are loaded when the button is hovered, so that the dialog opens with its list.
  const prefetchOrders = () =>
    void client.query(ordersToLinkQuery(subscription.organizationId, '')).catch(() => undefined)

  const confirmAndRemove = async () => {
    const isSure = await confirmDelete(`This deletes the subscription ${label}. Its orders are kept.`)
    if (isSure) remove.mutate(undefined)
  }

  return (
    <Group gap={6}>
      <Permitted call={subscriptionsCalls.updateSubscription}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconLink size={14} />}
          aria-label={`Link an order, ${label}`}
          onMouseEnter={prefetchOrders}
          onFocus={prefetchOrders}
          onClick={() => setLinking(true)}
        >
          Link an order
        </Button>
      </Permitted>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} orders, ${label}`}
        onClick={onToggle}
      >
        {isOpen ? 'Hide orders' : `Show orders (${subscription.orderIds.length})`}
      </Button>
      <HistoryButton recordType="subscription" recordId={subscription._id} name={label} />
      <Permitted call={subscriptionsCalls.removeSubscription}>
        <IconButton
          icon={IconTrash}
          tooltip="Delete subscription"
          color="red"
          aria-label={`Delete subscription ${label}`}
          onClick={() => void confirmAndRemove()}
        />
      </Permitted>
      {isLinking && <LinkOrderModal subscription={subscription} onClose={() => setLinking(false)} />}
    </Group>
  )
}
