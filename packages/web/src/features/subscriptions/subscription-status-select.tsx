import { Select } from '@mantine/core'
import { type Subscription, subscriptionStatuses } from '@registrar/domain/subscriptions/subscription'
import { IconPencil } from '@tabler/icons-react'
import classes from './subscriptions.module.css'
import { useUpdateSubscriptionStatus } from './subscriptions.api.ts'

/** The status, as text until it is changed. It is saved as soon as it is chosen, and the choice is shown meanwhile (SUB-1). */
export const SubscriptionStatusSelect = ({ subscription, label }: { subscription: Subscription; label: string }) => {
  const update = useUpdateSubscriptionStatus(subscription)

  const choose = (chosen: string | null) => {
    const status = subscriptionStatuses.find((one) => one === chosen)
    if (status && status !== subscription.status) update.mutate(status)
  }

  return (
    <Select
      aria-label={label}
      className={classes.status}
      rightSection={<IconPencil size={15} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
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
