import { Button, Group, Stack } from '@mantine/core'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportButton } from '#ui/export-button'
import { Permitted } from '#ui/permitted'
import { QueryResult } from '#ui/query-result'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { AddSubscriptionModal } from './add-subscription-modal.tsx'
import { subscriptionsQuery } from './subscriptions.api.ts'
import { SubscriptionRow } from './subscription-row.tsx'

// The name takes what the others leave. The widths align the columns of all groups.
const headings = [
  { label: 'Name' },
  { label: 'Status', width: 164 },
  { label: 'Plan', width: 96 },
  { label: 'Missing payments', width: 144 },
  { label: 'Starting date', width: 116 },
  { label: 'Next Expected payment', width: 180 },
  { label: 'Actions', width: 360 },
]

/** The subscriptions to one product, in a table (SUB-6). */
const SubscriptionGroup = ({ subscriptions }: { subscriptions: Subscription[] }) => {
  const product = subscriptions[0]?.productName ?? ''

  return (
    <Section title={`Subscription: ${product}`}>
      <PlainTable label={`Subscriptions to ${product}`} headings={headings}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription._id} subscription={subscription} columnCount={headings.length} />
        ))}
      </PlainTable>
    </Section>
  )
}

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
