import { Anchor, Group } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { IconBuilding, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subscriptionsQuery } from '#features/subscriptions'
import { useBackLinkState } from '#lib/back-link'

const SubscriptionLink = ({ organizationId, id }: { organizationId: string; id: string }) => {
  const { data: subscriptions } = useQuery(subscriptionsQuery(organizationId))
  const name = subscriptions?.find((one) => one._id === id)?.name

  return (
    <Anchor
      component={Link}
      to={`/organization/${organizationId}/SERVICE_TAB_BETA`}
      state={useBackLinkState()}
      size="sm"
    >
      <IconRefresh size={15} stroke={1.75} aria-hidden style={{ verticalAlign: '-2px' }} /> Pays the subscription
      {name && ` ${name}`}
    </Anchor>
  )
}

/** Links to the organization of an order and to the subscription it pays a period of (ORD-13). */
export const OrderLinks = ({ order: { organizationId, organizationName, subscriptionId } }: { order: Order }) => {
  const backLinkState = useBackLinkState()
  if (organizationId === null) return null

  return (
    <Group gap="6px 20px">
      <Anchor
        component={Link}
        to={`/organization/${organizationId}`}
        state={backLinkState}
        size="sm"
        style={{ overflowWrap: 'anywhere' }}
      >
        <IconBuilding size={15} stroke={1.75} aria-hidden style={{ verticalAlign: '-2px' }} /> Open {organizationName}
      </Anchor>
      {subscriptionId !== null && <SubscriptionLink organizationId={organizationId} id={subscriptionId} />}
    </Group>
  )
}
