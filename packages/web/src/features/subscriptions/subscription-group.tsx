import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
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
export const SubscriptionGroup = ({ subscriptions }: { subscriptions: Subscription[] }) => {
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
