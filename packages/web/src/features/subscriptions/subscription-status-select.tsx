import { Select } from '@mantine/core'
import { type Subscription, subscriptionStatuses } from '@registrar/domain/subscriptions/subscription'
import { useUpdateSubscriptionStatus } from './subscriptions.api.ts'

/** Saves the status as soon as it is chosen, and shows the choice while it is saved (SUB-1). */
export const SubscriptionStatusSelect = ({ subscription, label }: { subscription: Subscription; label: string }) => {
  const update = useUpdateSubscriptionStatus(subscription)

  const choose = (chosen: string | null) => {
    const status = subscriptionStatuses.find((one) => one === chosen)
    if (status && status !== subscription.status) update.mutate(status)
  }

  return (
    <Select
      aria-label={label}
      size="xs"
      w={140}
      data={[...subscriptionStatuses]}
      allowDeselect={false}
      value={update.isPending ? update.variables : subscription.status}
      onChange={choose}
      disabled={update.isPending}
    />
  )
}
