import { Button, Group, Stack } from '@mantine/core'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Empty, Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { AddSubscriptionModal } from './add-subscription-modal.tsx'
import { SubscriptionGroup } from './subscription-group.tsx'
import { subscriptionsQuery } from './subscriptions.api.ts'

const FAILED = 'Failed to fetch subscription'

const byProduct = (subscriptions: Subscription[]): [productId: string, Subscription[]][] => [
  ...Map.groupBy(subscriptions, (one) => one.productId),
]

/** The subscriptions of an organization, grouped by product (SUB-6). */
export const SubscriptionsPanel = ({ organizationId }: { organizationId: string }) => {
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(subscriptionsQuery(organizationId))

  useEffect(() => {
    if (error) toast.error(FAILED)
  }, [error])

  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add a subscription
        </Button>
      </Group>
      {error && !data && <Failed message={FAILED} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>No subscription yet</Empty>}
      {data &&
        byProduct(data).map(([productId, subscriptions]) => (
          <SubscriptionGroup key={productId} subscriptions={subscriptions} />
        ))}
      {isAdding && <AddSubscriptionModal organizationId={organizationId} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
