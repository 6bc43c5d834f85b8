import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { type NewSubscription, planMonths, type Subscription } from '@registrar/domain/subscriptions/subscription'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { ExportButton } from '#ui/export-button'
import { Permitted } from '#ui/permitted'
import { QueryResult } from '#ui/query-result'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { ProductSelect, productsQuery } from '#features/products'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { useErrorToast } from '#lib/use-error-toast'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { subscriptionsQuery, useCreateSubscription } from './subscriptions.api.ts'
import { SubscriptionRow } from './subscription-row.tsx'

type Values = { productId: string | null; plan: number | ''; startingDate: IsoDate | null }

const { min, max } = planMonths
const isPlan = (months: number | ''): months is number => months !== '' && months >= min && months <= max

/** The dialog that creates a subscription: product, months and starting date, all required (SUB-2). */
const AddSubscriptionModal = ({ organizationId, onClose }: { organizationId: string; onClose: () => void }) => {
  const { data: products = [], error } = useQuery(productsQuery({ subscription: true }))
  const form = useDialogForm<Values, NewSubscription, unknown>({
    about: organizationId,
    initial: { productId: null, plan: planMonths.byDefault, startingDate: today() },
    toBody: ({ productId, plan, startingDate }) =>
      productId && isPlan(plan) && startingDate ? { organizationId, productId, plan, startingDate } : undefined,
    mutation: useCreateSubscription(),
    onSaved: onClose,
  })

  useErrorToast(error, 'Failed to fetch product')

  return (
    <ModalForm title="Add new subscription" onClose={onClose} {...form.dialog}>
      <ProductSelect
        label="Product"
        placeholder="Select a product"
        required
        products={products}
        {...form.field('productId')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <WholeNumberField
          label="Months"
          required
          {...form.field('plan')}
          error={
            isPlan(form.values.plan) || form.values.plan === ''
              ? form.problemAt('plan')
              : `Choose ${min} to ${max} months.`
          }
        />
        <DateField label="Starting date" required {...form.field('startingDate')} />
      </SimpleGrid>
    </ModalForm>
  )
}

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
