import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { IconLink, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryButton } from '#features/history'
import { confirmDelete } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { LinkOrderModal } from './link-order-modal.tsx'
import { ordersToLinkQuery, useRemoveSubscription } from './subscriptions.api.ts'

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
        <Tooltip label="Delete subscription">
          <ActionIcon color="red" aria-label={`Delete subscription ${label}`} onClick={() => void confirmAndRemove()}>
            <IconTrash size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Permitted>
      {isLinking && <LinkOrderModal subscription={subscription} onClose={() => setLinking(false)} />}
    </Group>
  )
}
