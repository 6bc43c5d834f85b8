import { Button, Group, Stack } from '@mantine/core'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportButton } from '#ui/export-button'
import { Permitted } from '#ui/permitted'
import { QueryResult } from '#ui/query-result'
import { AddSubscriptionModal } from './add-subscription-modal.tsx'
import { SubscriptionGroup } from './subscription-group.tsx'
import { subscriptionsQuery } from './subscriptions.api.ts'

const byProduct = (subscriptions: Subscription[]): [productId: string, Subscription[]][] => [
  ...Map.groupBy(subscriptions, (one) => one.productId),
]

/** The subscriptions of an organization, grouped by product (SUB-6). */
export const SubscriptionsPanel = ({ organizationId }: { organizationId: string }) => {
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(subscriptionsQuery(organizationId))

  return (
    <Stack gap="md">
      <Group justify="flex-end" gap="xs">
        <ExportButton call={subscriptionsCalls.exportSubscriptions} body={{ organizationId }} />
        <Permitted call={subscriptionsCalls.createSubscription}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
            Add a subscription
          </Button>
        </Permitted>
      </Group>
      <QueryResult query={query} failureMessage="Failed to fetch subscription" empty="No subscription yet">
        {(all) =>
          byProduct(all).map(([productId, subscriptions]) => (
            <SubscriptionGroup key={productId} subscriptions={subscriptions} />
          ))
        }
      </QueryResult>
      {isAdding && <AddSubscriptionModal organizationId={organizationId} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
